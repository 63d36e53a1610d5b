import{a}from"/assets/main-kr54pc0y.js";function jl(){return a().tree.intents}function C(t){return a().tree.conditionName(t)}
export{jl,C};
