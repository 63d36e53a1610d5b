import{An}from"/assets/main-vk4ykbdb.js";export{An as editingTexts};
