import{s}from"/assets/main-kr54pc0y.js";var e={name:"arrow-right",size:24,node:[["path",{d:"M5 12h14",key:"1ays0h"}],["path",{d:"m12 5 7 7-7 7",key:"xquz4c"}]]};e.node;var Qt=s(e);
export{Qt};
