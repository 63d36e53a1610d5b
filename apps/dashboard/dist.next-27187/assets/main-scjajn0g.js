import{qe}from"/assets/main-mhmt8pyz.js";function lp(t,e){return qe(t,{...t,name:e})}function M0(t,e){let{settings:n,...r}=t;if(Object.keys(e).length===0)return qe(t,r);return qe(t,{...t,settings:e})}
export{lp,M0};
