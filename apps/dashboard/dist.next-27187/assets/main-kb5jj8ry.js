import{s}from"/assets/main-kr54pc0y.js";var e={name:"chevron-right",size:24,node:[["path",{d:"m9 18 6-6-6-6",key:"mthhwq"}]]};e.node;var Rt=s(e);
export{Rt};
