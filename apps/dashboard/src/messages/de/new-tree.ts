export const newTree = {
  title: "Neuer Decision Tree",
  hint: "Beginnen Sie leer oder mit einer Vorlage. Firma und Angebot sind darin Beispiele: Setzen Sie Ihre eigenen ein, bevor jemand angerufen wird.",
  name: "Name des neuen Decision Trees",
  begin: "Womit möchten Sie beginnen?",
  empty: { title: "Leerer Baum", sentence: "Nur der Start. Alles Weitere bauen Sie selbst." },
  create: "Anlegen",
};
