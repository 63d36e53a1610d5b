import{s}from"/assets/main-kr54pc0y.js";var t={name:"arrow-up-right",size:24,node:[["path",{d:"M7 7h10v10",key:"1tivn9"}],["path",{d:"M7 17 17 7",key:"1vkiza"}]]};t.node;var _s=s(t);
export{_s};
