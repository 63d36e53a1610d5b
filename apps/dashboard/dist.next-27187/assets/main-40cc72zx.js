import{s}from"/assets/main-kr54pc0y.js";var e={name:"chevron-left",size:24,node:[["path",{d:"m15 18-6-6 6-6",key:"1wnfg3"}]]};e.node;var cs=s(e);
export{cs};
