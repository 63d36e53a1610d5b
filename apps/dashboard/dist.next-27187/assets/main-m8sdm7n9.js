import{s}from"/assets/main-kr54pc0y.js";var e={name:"square",size:24,node:[["rect",{width:"18",height:"18",x:"3",y:"3",rx:"2",key:"afitv7"}]]};e.node;var X0=s(e);
export{X0};
