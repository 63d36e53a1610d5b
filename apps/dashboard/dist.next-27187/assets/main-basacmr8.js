import{s}from"/assets/main-kr54pc0y.js";var e={name:"x",size:24,node:[["path",{d:"M18 6 6 18",key:"1bl5f8"}],["path",{d:"m6 6 12 12",key:"d8bk6v"}]]};e.node;var _e=s(e);
export{_e};
