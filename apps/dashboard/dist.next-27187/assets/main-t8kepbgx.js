import{s}from"/assets/main-kr54pc0y.js";var e={name:"arrow-down",size:24,node:[["path",{d:"M12 5v14",key:"s699le"}],["path",{d:"m19 12-7 7-7-7",key:"1idqje"}]]};e.node;var oo=s(e);
export{oo};
