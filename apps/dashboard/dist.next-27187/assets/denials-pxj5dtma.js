import{ed}from"/assets/main-6f5ncx8b.js";import"/assets/main-dkpzk5b9.js";import"/assets/main-esjggcxt.js";export{ed as Denials};
