function gs(a){return`/bulk-calls?${new URLSearchParams({campaign:a})}`}
export{gs};
