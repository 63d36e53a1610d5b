import{e,E}from"/assets/main-kr54pc0y.js";function On({label:i,hint:a,value:m,least:n,most:u,placeholder:l,onChange:d}){return e(E,{label:i,hint:a,type:"number",inputMode:"numeric",min:n,max:u,placeholder:l,value:m??"",onChange:({target:t})=>{let r=t.valueAsNumber;d(Number.isNaN(r)?void 0:Math.min(u,Math.max(n,Math.round(r))))}})}
export{On};
