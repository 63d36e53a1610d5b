function Rs(){return matchMedia("(prefers-reduced-motion: reduce)").matches}
export{Rs};
