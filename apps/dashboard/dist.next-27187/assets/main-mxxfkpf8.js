function ct(t){return(n)=>{let e=t[n.code];return typeof e==="string"?e:e(n)}}
export{ct};
