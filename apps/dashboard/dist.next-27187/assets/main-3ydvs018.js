import{Be,Ce,i}from"/assets/main-kr54pc0y.js";i();var t=Object.defineProperty,o=(r,e)=>t(r,"name",{value:e,configurable:!0}),n={LTR:"ltr",RTL:"rtl"},c=Be(void 0);function Et(r){let e=Ce(c);return r||e||n.LTR}o(Et,"useDirection");
export{Et};
