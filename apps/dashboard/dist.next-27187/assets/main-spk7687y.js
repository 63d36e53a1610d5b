import{s}from"/assets/main-kr54pc0y.js";var e={name:"plus",size:24,node:[["path",{d:"M5 12h14",key:"1ays0h"}],["path",{d:"M12 5v14",key:"s699le"}]]};e.node;var Ne=s(e);
export{Ne};
