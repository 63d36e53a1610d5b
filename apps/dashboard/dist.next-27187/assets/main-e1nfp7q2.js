var Hr=5000,ea=20000,va=1000,vn=200,je=20000,xi=10,vi=2000,Ur=120,ft=5000;
export{Hr,ea,va,vn,je,xi,vi,Ur,ft};
