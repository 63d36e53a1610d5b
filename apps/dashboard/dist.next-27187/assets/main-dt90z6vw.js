import{e,j}from"/assets/main-kr54pc0y.js";import{lt}from"/assets/main-m2enzzj9.js";function ee({query:r,...o}){return e(lt,{...o,text:j(r.error),onRetry:()=>void r.refetch()})}
export{ee};
