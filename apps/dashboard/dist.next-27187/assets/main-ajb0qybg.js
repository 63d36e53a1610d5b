import{k,X,U,i,e,Hn}from"/assets/main-kr54pc0y.js";i();var r=U(async()=>({default:(await (k("ndp7bgqn"),import("/assets/confirm-sheet-ndp7bgqn.js"))).ConfirmSheet}));function bt(o){if(!Hn(o.isOpen))return null;return e(X,{children:e(r,{...o})})}
export{bt};
