/** Surnames as a recogniser writes them; who they belong to is nobody in particular. */
export const SURNAMES: readonly string[] =
  `Weber Brandt Hoffmann Kunze Seidel Berger Schuster Lehmann Wagner Krause Meyer Schmitt Vogel Böhm
Kühn Huber Özdemir Nowak Petersen Lorenz Müller Schmidt Schneider Fischer Becker Schulz Koch Bauer
Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Hofmann Hartmann Lange Schmitz Krüger
Meier Maier Mayer Köhler König Walter Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn
Schubert Friedrich Keller Günther Frank Winkler Roth Beck Baumann Franke Albrecht Simon Ludwig
Böhme Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Haas Graf Heinrich
Dietrich Ziegler Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Pfeiffer Yilmaz Kaya
Demir Sahin Celik Aydin Arslan Yildiz Kowalski Wisniewski Wojcik Ivanov Petrow Popov Nguyen Tran
Rossi Esposito Marino Silva Santos Hassan Ahmadi Haddad Horvat Kovac Jovanovic Papadopoulos Hansen
Jensen Christiansen Janssen Claußen Harms Behrens Lüders Thomsen Paulsen Brinkmann Wiegand
Oberhauser Niedermeier Hintermaier Brunner Lechner Aigner Gruber Steiner Bachmann Häberle
Pfleiderer Bäuerle Kretschmer Nitsche Hentschel Wollschläger Grabowski Czerny Kaminski Dombrowski
Ostermann Wiese Lindner Rieger Ritter Stark Busse Seifert Kirchner Naumann Ebert Hesse Barth
Fiedler Moser Heller Nagel Reinhardt Ehlers Thiele Adam Bender Held Reuter Eckert Schilling Rausch
Wendt Heine Knoll Merkle Sander Urban Voss`.split(/\s+/u);

/** Of two families. */
export const DOUBLE_NAMES: readonly string[] =
  `Meier-Schulz Müller-Wiegand Schmidt-Kröger Berger-Hahn Weber-Nowak Krämer-Böhm Lange-Peters
Koch-Aydin Fischer-Wolf Jung-Bachmann Schäfer-Roth Hoffmann-Kaya Braun-Lechner`.split(/\s+/u);

/** Women's first names, of three generations. */
export const WOMEN: readonly string[] =
  `Anna Sabine Claudia Monika Petra Birgit Julia Katrin Susanne Andrea Nicole Stefanie Anja Silke
Heike Martina Angelika Ursula Renate Ingrid Gisela Helga Christa Karin Brigitte Elke Ute Gabriele
Barbara Melanie Nadine Sandra Daniela Katharina Laura Lena Lea Sarah Lisa Marie Sophie Hannah Emma
Johanna Franziska Ayse Fatma Elif Zeynep Olga Natascha Svetlana Agnieszka Magdalena Anna-Lena
Eva-Maria Ann-Kathrin`.split(/\s+/u);

/** Men's. */
export const MEN: readonly string[] =
  `Thomas Peter Jens Stefan Uwe Markus Ali Jörg Andreas Michael Christian Martin Klaus Wolfgang
Jürgen Frank Bernd Holger Ralf Torsten Dirk Matthias Sebastian Tobias Florian Jan Lukas Felix
Maximilian Jonas Paul Leon Niklas Kevin Marcel Dennis Mehmet Murat Yusuf Emre Ahmed Omar Dimitri
Sergej Igor Piotr Marek Luca Antonio Karl-Heinz Hans-Peter Heinz Günter Manfred Dieter Horst
Gerhard Helmut Werner`.split(/\s+/u);

/** The spelling alphabet that people on the phone still use. */
export const SPELLING: Readonly<Record<string, string>> = {
  a: "Anton",
  b: "Berta",
  c: "Cäsar",
  d: "Dora",
  e: "Emil",
  f: "Friedrich",
  g: "Gustav",
  h: "Heinrich",
  i: "Ida",
  j: "Julius",
  k: "Kaufmann",
  l: "Ludwig",
  m: "Martha",
  n: "Nordpol",
  o: "Otto",
  p: "Paula",
  q: "Quelle",
  r: "Richard",
  s: "Siegfried",
  t: "Theodor",
  u: "Ulrich",
  v: "Viktor",
  w: "Wilhelm",
  x: "Xanthippe",
  y: "Ypsilon",
  z: "Zacharias",
  ä: "Ärger",
  ö: "Ökonom",
  ü: "Übermut",
};
