import{s}from"/assets/main-kr54pc0y.js";var e={name:"search",size:24,node:[["path",{d:"m21 21-4.34-4.34",key:"14j7rj"}],["circle",{cx:"11",cy:"11",r:"8",key:"4ej97u"}]]};e.node;var o0=s(e);
export{o0};
