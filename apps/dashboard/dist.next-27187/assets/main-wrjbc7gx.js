import{zn}from"/assets/main-g5e24794.js";import{e,t}from"/assets/main-kr54pc0y.js";function Me({kind:n,title:i}){return t("span",{"data-kind":n,className:"inline-flex h-5 max-w-full min-w-0 items-center gap-1 rounded-md bg-kind/12 px-1.5 font-medium text-12 text-kind-ink",children:[e(zn,{kind:n,className:"size-3 shrink-0"}),e("span",{className:"truncate",children:i})]})}
export{Me};
