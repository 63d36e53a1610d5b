var t=/\bKI\b|künstliche[nrs]? Intelligenz|digitale[nrs]? (Assistent|Stimme)|Sprachassistent|virtuelle[nrs]? Assistent|automatische[nrs]? (Anruf|Assistent)/iu;function m0(s){return t.test(s)}
export{m0};
