import{Kp,Yu}from"/assets/main-5be5e36v.js";export{Yu as findingTexts,Kp as findings};
