import{fe}from"/assets/main-hjq4s06r.js";import{Re,g,c,i}from"/assets/main-kr54pc0y.js";i();var n=Object.defineProperty,o=(e,t)=>n(e,"name",{value:t,configurable:!0}),r=Re[" useInsertionEffect ".trim().toString()];function $e(e){let t=c(e);if(typeof r==="function")r(()=>{t.current=e});else fe(()=>{t.current=e});return g(()=>(...f)=>t.current?.(...f),[])}o($e,"useCallbackRef");
export{$e};
