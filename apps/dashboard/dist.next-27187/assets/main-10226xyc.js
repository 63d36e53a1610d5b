import{Te}from"/assets/main-wf0mh1fv.js";var di=["eins","zwei"];function mo(e){let n=new Set(Te(e).map(({name:t})=>t));return di.filter((t)=>!n.has(t))}
export{di,mo};
