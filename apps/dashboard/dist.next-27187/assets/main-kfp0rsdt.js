import{ko}from"/assets/main-dh4xzwtq.js";var It={out:20,in:20},Lt={wide:12,usual:8,least:4},Bc=40,x0=ko-It.out-It.in,Sn=10;
export{It,Lt,Bc,x0,Sn};
