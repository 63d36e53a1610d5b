import{a}from"/assets/main-kr54pc0y.js";function Dc(n){return a().tree.actions[n]??n}function Oo(n){return a().tree.shortValues[n]??null}
export{Dc,Oo};
