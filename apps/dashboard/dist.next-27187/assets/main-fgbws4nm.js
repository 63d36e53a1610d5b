import{fe}from"/assets/main-hjq4s06r.js";import{Re,n,i}from"/assets/main-kr54pc0y.js";i();var o=Object.defineProperty,u=(e,r)=>o(e,"name",{value:r,configurable:!0}),f=Re[" useId ".trim().toString()]||(()=>{return}),c=0;function at(e){let[r,t]=n(f());return fe(()=>{if(!e)t((a)=>a??String(c++))},[e]),e||(r?`radix-${r}`:"")}u(at,"useId");
export{at};
