import{s}from"/assets/main-kr54pc0y.js";var e={name:"chevron-up",size:24,node:[["path",{d:"m18 15-6-6-6 6",key:"153udz"}]]};e.node;var eo=s(e);
export{eo};
