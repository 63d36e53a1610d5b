import{w}from"/assets/main-kr54pc0y.js";var p0=w({});
export{p0};
