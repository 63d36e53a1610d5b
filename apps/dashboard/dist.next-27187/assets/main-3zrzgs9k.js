import{e,m}from"/assets/main-kr54pc0y.js";function oe({className:o,...r}){return e("section",{className:m("rounded-xl border border-line bg-surface",o),...r})}
export{oe};
