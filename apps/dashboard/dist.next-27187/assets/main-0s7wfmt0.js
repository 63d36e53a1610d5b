import{a}from"/assets/main-kr54pc0y.js";import{K0}from"/assets/main-431r5tx4.js";function Ze(r){return r?K0(r):a().calls.unknownNumber}
export{Ze};
