import{s}from"/assets/main-kr54pc0y.js";var e={name:"arrow-left",size:24,node:[["path",{d:"m12 19-7-7 7-7",key:"1l729n"}],["path",{d:"M19 12H5",key:"x3x0zl"}]]};e.node;var Qa=s(e);
export{Qa};
