import type { Topic } from "../topic.ts";
import { linesIn } from "../voices.ts";

/** What Swabians say on every topic; the other voices stand by theme. */
export const SWABIAN: Readonly<Record<Topic, readonly string[]>> = linesIn({
  yes: `
    Ha ja, des kenne mer so mache.
    Jo, gern.
    Ja, isch recht.
    Ha, warom au net.
    Jo, des basst.
    Ha freilich.`,
  no: `
    Noi, des will i net.
    Noi, danke.
    Ha noi, des muss net sei.
    Noi, des lass mer liabr.
    Noi, wirklich net.
    Noi, des wird nix.`,
  maybe: `
    Ha, des kommt druff a.
    Mol gucke.
    Des woiß i no net.
    Ka sei, ka au net sei.
    Vielleicht, i woiß net recht.`,
  "that-is-me": `
    Ja, des ben i.
    Jo, am Apparat.
    Do send Se richtig.
    Ja, i ben selber dra.`,
  "not-me": `
    Noi, des ben i net.
    Noi, der isch grad net do.
    Noi, i ben bloß dr Nochbr.
    Noi, do misset Se mit em Kollege schwätze.`,
  interested: `
    Ha, des dät mi scho interessiere.
    Des klingt et schlecht.
    Ahöre ka mer sich des jo mol.
    Do ben i drbei.
    Ja, do kenne mer drüber schwätze.
    Des wär scho ebbes für ons.`,
  "not-interested": `
    Noi, do han i koi Intresse.
    Des brauchet mir net.
    Des isch nix für mi.
    Noi, mir wellet nix.
    Des intressiert mi net.
    Ha noi, ganget Se mir weg mit dem Glomp.`,
  undecided: `
    Des muss i mir erscht überlege.
    So schnell schießet d' Preiße net.
    Do muss i no a Nacht drüber schlofe.
    I woiß no net, ob i des will.
    Do ben i mir no net sicher.`,
  confirms: `
    Jo, genau so.
    Des stimmt.
    Ja, des isch richtig.`,
  denies: `
    Noi, des stimmt net.
    Noi, so han i des net gsagt.
    Des isch falsch.`,
  "agrees-to-recording": `
    Ja, des derfet Se ufnemme.
    Ha, von mir aus, schneidet Se mit.
    Jo, des macht mir nix.`,
  "refuses-recording": `
    Noi, ufgnomme wird do nix.
    Noi, des will i net.
    Mitschneide dent Se net.`,
  "has-time": `
    A bissle Zeit han i scho.
    Jo, schwätzet Se no.
    Zwoi Minute ganget.
    Basst scho, om was goht's?
    Ha, no saget Se's halt.`,
  "no-time": `
    I han grad koi Zeit.
    Des basst grad gar net.
    Mir sitzet grad beim Esse.
    I muss glei fort.
    I ben mitte em Gschäft.`,
  "call-later": `
    Rufet Se später nomol a.
    Probieret Se's morge wieder.
    Nägschte Woch goht's besser.
    Heit nemme, a andersmol.
    Om fünfe rom ben i drhoim.`,
  "too-expensive": `
    Des isch mir z'teuer.
    So viel Geld han i net.
    Des ka i mir net leischte.
    Ha, des koscht jo a Vermöge.
    Noi, mei Geld bleibt uf dr Bank.`,
  "asks-price": `
    Was koscht des?
    Ond was muss i do zahle?
    Wia teuer isch des?
    Saget Se mir z'erscht, was des koscht.
    Isch des omsonscht?`,
  "has-provider": `
    Do hen mir scho oin.
    Des macht bei ons scho ebber.
    Do ben i scho versorgt.
    I ben z'friede mit dem, was i han.
    Des macht dr Schwoger.`,
  distrusts: `
    Des klingt mir nach Bschiss.
    Am Telefon ka jeder viel schwätze.
    Wo isch do dr Hoke?
    I trau dem net.
    Von Ihne han i no nia ebbes ghört.`,
  "no-authority": `
    Des entscheid i net.
    Do ben i net zuständig.
    Des macht älles dr Chef.
    Do han i nix zom sage.
    I schaff do bloß.`,
  "send-info": `
    Schicket Se mir halt ebbes zua.
    Hent Se do ebbes zom Lese?
    Des het i gern schriftlich.
    A Mail dät mir lange.
    Schicket Se d' Onterlage, no guck i's a.`,
  "under-contract": `
    Mei Vertrag lauft no zwoi Johr.
    I komm do net raus ausem Vertrag.
    Mir hent grad erscht verlängert.
    Kündige ka i erscht zom Johresend.
    Do sen mir no bonde.`,
  "asks-partner": `
    Des muss i drhoim bespreche.
    Alloi entscheid i des net.
    Do muss i erscht mei Frau froge.
    Do will mei Mann au mitschwätze.
    Des machet mir emmer zamme.`,
  "is-tenant": `
    Mir wohnet do bloß zur Miete.
    Des Haus ghört ons gar net.
    Do misset Se dr Vermieter froge.`,
  "moves-soon": `
    Mir ziaget bald om.
    Nägschts Johr sen mir nemme do.
    Des Häusle wird verkauft.`,
  "just-renewed": `
    Des hen mir grad erscht nei mache lasse.
    Bei ons isch älles nei.
    Des isch no koi Johr alt.`,
  "bad-experience": `
    Do ben i scho mol neigfalle.
    Mit so ebbes han i bloß Ärger ghet.
    Oimol ond nemme wieder.`,
  "too-old": `
    Do ben i z'alt drfür.
    Des sollet die Jonge mache.
    En meim Alter fangt mer nix Neis meh a.`,
  "technical-question": `
    Wia goht des iberhaupt?
    Basst des zu dem, was mir hent?
    Wer baut des nochher ei?`,
  "asks-references": `
    Wer hot des do bei ons scho?
    Hent Se do Referenze?
    Wia lang gibt's Ihre Firma scho?`,
  "asks-subsidy": `
    Gibt's do en Zuschuss?
    Zahlt dr Staat do ebbes drzua?
    Ka mer des von dr Steuer absetze?`,
  "asks-warranty": `
    Wia lang han i do Garantie?
    Ond wenn's he isch, wer kommt no?
    Ka i des wieder zruckgebe?`,
  "wants-written-offer": `
    Machet Se mir a schriftlichs Angebot.
    Des will i schwarz uf weiß.
    Schicket Se mir en Koschtevoraschlag.`,
  "who-is-calling": `
    Wer isch denn do?
    Wer sen Sie?
    Von welcher Firma sen Sie?
    Mit wem schwätz i do?
    Wia hoißet Sie?`,
  "what-is-it-about": `
    Om was goht's?
    Was wellet Se?
    Was gibt's denn?
    Ond warom rufet Se a?
    Was wellet Se mir verkaufe?`,
  "where-from-number": `
    Wo hent Sie mei Nommer her?
    Wer hot Ihne mei Nommer gebe?
    Wia kommet Sie uf mi?`,
  "is-this-a-bot": `
    Sen Sie a Computer?
    Schwätz i do mit re Maschin?
    Sen Sie iberhaupt echt?`,
  "how-long": `
    Wia lang goht des?
    Goht des schnell?
    Wia viel Zeit brauchet Se do?`,
  "repeat-please": `
    Was hent Se gsagt?
    Saget Se des nomol.
    Des han i net verstande.`,
  "wants-human": `
    I will mit eme Mensche schwätze.
    Mit re Maschin schwätz i net.
    Gebet Se mir en richtige Mitarbeiter.`,
  "are-you-there": `
    Send Se no do?
    Hallo, heret Se mi no?
    Isch do no ebber?`,
  "still-here": `
    Jo, i ben no do.
    So, do ben i wieder.
    Ja, i her Se scho.`,
  "front-desk": `
    Do isch s' Sekretariat, om was goht's?
    I nemm do bloß d' Gespräche a.
    Was derf i dem Chef ausrichte?
    Do send Se beim Empfang.
    Mir stellet do net oifach jeden durch.`,
  "puts-through": `
    An Moment, i stell Se durch.
    Bleibet Se dra, i verbind Se.
    I hol en gschwend.
    I gib Ihne dr Chef.
    I guck, ob er do isch, Moment.`,
  "boss-away": `
    Dr Chef isch grad net do.
    Der isch en ra Besprechung.
    Die isch em Urlaub.
    Der isch heit onderwegs.
    Do isch grad koiner zom Schwätze do.`,
  "new-on-the-line": `
    Grüß Gott, Häberle.
    Ja, Pfleiderer, was gibt's?
    Grüß Gott, do isch dr Chef.`,
  angry: `
    Jetzt langt's mir aber!
    Des isch doch a Frechheit!
    Lent Se mir mei Ruah!`,
  sarcastic: `
    Ha ja, ond morge schneit's Geld.
    Des hot mir grad no gfehlt.
    Jo genau, wer's glaubt.`,
  pressured: `
    Jetzt dränget Se mi net so.
    No net hudle.
    Hetze lass i mi net.`,
  thanks: `
    Dank schee.
    Vergelt's Gott au.
    Merci.`,
  greets: `
    Grüß Gott.
    Grüß Gottle.
    Jo, grüß Gott.`,
  "hold-on": `
    An Moment, bitte.
    Wartet Se gschwend.
    Moment, i ben glei wieder do.`,
  listens: `
    Mhm, jo.
    Aha, so isch des.
    Jo, ond weiter?`,
  chatter: `
    Heit regnet's bei ons scho da ganze Dag.
    Dr Hond bellt scho wieder.
    I han grad d' Kehrwoch.`,
  "opt-out": `
    Rufet Se mi nemme a.
    Löschet Se mei Nommer.
    Streichet Se mi von Ihrer Lischt.
    I will nemme agrufe werde.
    Do rufet Se bitte nia wieder a.`,
  "wrong-person": `
    Do sen Se falsch verbonde.
    Den gibt's do net.
    Do hen Se sich verwählt.`,
  goodbye: `
    Ade.
    Uf Wiederhöre, gell.
    Ade dann.`,
  "hangs-up": `
    I leg jetzt uf, ade.
    Jetzt langt's, uf Wiederhöre.
    Des isch nix für mi, ade.`,
  "refuses-value": `
    Des sag i Ihne net.
    Des goht Se nix a.
    Des mecht i net sage.`,
  "value-later": `
    Des woiß i grad net auswendig.
    Do misst i erscht nochgucke.
    Des sag i Ihne später.`,
});
