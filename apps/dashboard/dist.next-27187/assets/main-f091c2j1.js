import{s}from"/assets/main-kr54pc0y.js";var o={name:"chevron-down",size:24,node:[["path",{d:"m6 9 6 6 6-6",key:"qrunsl"}]]};o.node;var en=s(o);
export{en};
