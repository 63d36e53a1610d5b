var n=Object.defineProperty,t=(e,a)=>n(e,"name",{value:a,configurable:!0});function Dr(e,[a,r]){return Math.min(r,Math.max(a,e))}t(Dr,"clamp");
export{Dr};
