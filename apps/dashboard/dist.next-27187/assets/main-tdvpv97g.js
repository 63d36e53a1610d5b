import{s}from"/assets/main-kr54pc0y.js";var e={name:"pause",size:24,node:[["rect",{x:"14",y:"3",width:"5",height:"18",rx:"1",key:"kaeet6"}],["rect",{x:"5",y:"3",width:"5",height:"18",rx:"1",key:"1wsw3u"}]]};e.node;var ls=s(e);
export{ls};
