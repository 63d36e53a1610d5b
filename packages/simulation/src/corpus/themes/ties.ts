import { said } from "../voices.ts";

/** What and who has a say besides the one on the phone. */
export const TIES = {
  "under-contract": said({
    "matter-of-fact": `
      Unser Vertrag läuft noch bis nächstes Jahr.
      Ich bin da noch vertraglich gebunden.
      Ich komme aus dem alten Vertrag nicht heraus.
      Die Kündigungsfrist ist leider schon verstrichen.
      Ich habe erst vor Kurzem für zwei Jahre unterschrieben.
      Der alte Vertrag hat sich gerade wieder verlängert.
      Wir haben noch achtzehn Monate Laufzeit.
      Solange der Vertrag läuft, kann ich nichts machen.
      Kündigen kann ich erst zum Jahresende.
      Da müsste ich ja doppelt zahlen, der andere Vertrag läuft noch.
      Ich stecke noch in einem langen Vertrag fest.
      Wir haben uns auf fünf Jahre festgelegt.
      Erst wenn der Vertrag ausläuft, können wir darüber reden.
      Da gibt es eine Mindestlaufzeit, und die ist noch nicht um.
      Unser jetziger Vertrag geht noch eine Weile.
      Die lassen mich nicht vorzeitig raus.
      Vor Herbst nächsten Jahres bin ich nicht frei.
      Den Vertrag habe ich leider vor drei Wochen verlängert.
      Wir hängen da noch in einer Laufzeit drin.
      Ich habe da noch einen laufenden Vertrag.
      Das geht vertraglich momentan nicht.
      Beim Vertrag habe ich die Frist verpasst.`,
    friendly: `
      Ach, das ist schade, unser Vertrag läuft leider noch über ein Jahr.
      Ich würde ja gern, aber ich komme aus dem Vertrag nicht raus.
      Leider sind wir da noch gebunden, sonst gern.
      Hätten Sie einen Monat früher angerufen, jetzt habe ich schon verlängert.
      Da läuft bei uns leider noch ein Vertrag.
      Wenn mein Vertrag zu Ende ist, können Sie sich gern wieder melden.
      So leid es mir tut, ich habe da noch eine lange Laufzeit.
      Im Augenblick bin ich noch an einen Vertrag gebunden.
      Da müsste ich erst kündigen, und das geht noch nicht.
      Das wäre schön, aber der Vertrag hält mich noch fest.`,
    curt: `
      Vertrag läuft noch.
      Bin gebunden.
      Hab noch Vertrag.
      Frist verpasst.
      Laufzeit bis nächstes Jahr.
      Komm nicht raus.
      Gerade verlängert.
      Noch zwei Jahre Vertrag.`,
    chatty: `
      Da hab ich letztes Jahr so einen Zweijahresvertrag gemacht, und den hab ich jetzt an der Backe.
      Ich wollte ja kündigen, aber dann hab ich den Brief liegen lassen, und zack, ein Jahr länger.
      Mein Mann hat das alles unterschrieben, und im Kleingedruckten stand, dass wir drei Jahre nicht rauskommen.
      Die haben mir damals ein Fahrrad dazu geschenkt, und dafür bin ich jetzt bis übernächstes Jahr gebunden.
      Da müsste ich erst in den Ordner schauen, aber ich glaube, der Vertrag geht noch zwei Winter.
      Wissen Sie, mit Verträgen ist das so eine Sache, rein kommt man schnell, raus nicht.
      Ich hab da schon beim Anwalt gefragt, aber der sagt auch, vor Ablauf ist nichts zu machen.
      Ja, das hätte ich mir vorher überlegen müssen, jetzt läuft der Vertrag, und ich zahle brav weiter.`,
    bavarian: `
      Mei Vertrag lafft no zwoa Johr.
      Do kimm i ned raus ausm Vertrag.
      I hob grad erst verlängert.
      Do samma no bundn.
      Kündign konn i erst aufs Johresend.
      De Frist hob i verpasst.`,
    berlin: `
      Mein Vertrach läuft noch.
      Ick komm da nich raus aus'm Vertrach.
      Hab jrade erst verlängert, wa.
      Kündjen kann ick erst Ende nächstes Jahr.
      Die Frist hab ick verpennt.
      Wir sind da noch jebunden.`,
  }),
  "asks-partner": said({
    "matter-of-fact": `
      Das muss ich zuerst mit meinem Mann bereden.
      Ohne meine Frau entscheide ich so etwas nicht.
      Wir müssen das in der Familie besprechen.
      Da will meine Partnerin auch mitreden.
      So etwas machen wir immer gemeinsam.
      Da frage ich lieber erst zu Hause nach.
      Das bespreche ich heute Abend mit meinem Mann.
      Ich muss da noch mit meinem Geschäftspartner sprechen.
      Meine Frau ist gerade nicht da, die muss dabei sein.
      Allein will ich das nicht zusagen.
      Das stimmen wir intern erst ab.
      Da reden meine Kinder auch noch ein Wörtchen mit.
      Mein Mann müsste da zustimmen.
      Ich rede erst mit meiner Frau, dann sage ich Bescheid.
      Bei größeren Sachen entscheiden wir zu zweit.
      Da hat meine Frau das letzte Wort.
      Das geht nicht ohne meinen Bruder, uns gehört das zusammen.
      Wir setzen uns da erst am Küchentisch zusammen.
      Das will ich nicht über den Kopf meiner Frau hinweg entscheiden.
      Ich halte da immer erst Rücksprache.
      Meine Mutter muss da auch gefragt werden.
      Das müssen mein Kompagnon und ich zusammen entscheiden.`,
    friendly: `
      Ach, da müsste ich erst meine bessere Hälfte fragen.
      Das klingt gut, aber mein Mann möchte da bestimmt mitreden.
      Ich frage lieber vorher meine Frau, sonst hängt der Haussegen schief.
      Lassen Sie mich das erst in Ruhe mit meinem Lebensgefährten besprechen.
      Sehr gern, nur ohne meinen Mann möchte ich nichts zusagen.
      Da sprechen wir zu Hause erst drüber, ja?
      Meine Frau kümmert sich um solche Dinge, die muss ich fragen.
      Das möchte ich ungern allein entscheiden.
      Wir machen das immer zusammen, mein Mann und ich.
      Ich hole mir da vorher gern den Rat von meinem Bruder.`,
    curt: `
      Muss erst meine Frau fragen.
      Erst mit meinem Mann reden.
      Nicht allein.
      Muss ich zu Hause klären.
      Frag erst meine Frau.
      Das entscheiden wir zusammen.
      Erst Rücksprache.
      Muss mein Partner auch wollen.`,
    chatty: `
      Wenn ich da jetzt was zusage und meine Frau weiß nichts davon, dann ist hier was los, das sag ich Ihnen.
      Mein Mann kommt erst um sechs von der Schicht, und vorher mache ich da gar nichts aus.
      Bei uns gibt es nur dann keinen Streit, wenn wir so was immer vorher zusammen besprechen.
      Da muss ich erst die Kinder fragen, die kennen sich mit dem ganzen Kram viel besser aus.
      Beim letzten Mal hab ich allein entschieden, das darf ich mir bis heute anhören, also frage ich erst meine Frau.
      Der Laden gehört meinem Bruder und mir, und der ist gerade im Urlaub, ohne den geht nichts.
      Ach, das ist bei uns die Sache von meinem Mann, und ich will ihm da nicht reinreden.
      Meine Frau sitzt zwar nebenan, aber die will in Ruhe darüber reden und nicht so zwischen Tür und Angel.`,
    bavarian: `
      Do muass i erst mei Frau frogn.
      Des bered ma z'erst dahoam.
      Alloa entscheid i des ned.
      Mei Mo muass do aa mitredn.
      Des mach ma oiwei mitanand.
      Ohne mei Wei geht do nix.`,
    berlin: `
      Da muss ick erst meene Frau fragen.
      Dit besprechen wa erst zu Hause.
      Alleene entscheid ick dit nich.
      Meen Mann will da ooch mitreden.
      Dit machen wa immer zusamm.
      Da hat meene Olle det letzte Wort.`,
  }),
  "is-tenant": said({
    "matter-of-fact": `
      Wir sind hier nur Mieter.
      Das Haus gehört uns gar nicht.
      Ich wohne hier bloß zur Miete.
      Da müssten Sie den Eigentümer fragen.
      Mieter dürfen da doch gar nichts verändern.
      Das entscheidet bei uns der Vermieter.
      Unser Büro ist nur gemietet.
      Ich bin nicht der Besitzer, ich miete hier.
      Das ist eine Mietwohnung, da geht so etwas nicht.
      Da macht mein Vermieter nie mit.`,
    friendly: `
      Ach, wir wohnen leider nur zur Miete.
      Das ginge nur, wenn das Haus uns gehören würde.
      Da müssten Sie bei unserem Vermieter anfragen, der ist ganz nett.
      Als Mieterin kann ich da leider nichts machen.`,
    curt: `
      Bin Mieter.
      Nur zur Miete.
      Gehört mir nicht.
      Mietwohnung.
      Fragen Sie den Vermieter.`,
    chatty: `
      Wir wohnen hier seit dreißig Jahren zur Miete, und der Vermieter macht nicht mal den Wasserhahn neu.
      Das Haus gehört einer Erbengemeinschaft, und wir sind bloß die Mieter im Erdgeschoss.
      Schön wär's, wenn uns das gehören würde, aber bei den Preisen bleibt man ewig Mieter.
      Da bin ich der Falsche, ich hab hier nur zwei Zimmer zur Miete mit Blick auf den Hof.`,
    bavarian: `
      Mia san do bloß Mieter.
      Des Haus ghört uns gar ned.
      Do miassn S' an Vermieter frogn.`,
    berlin: `
      Wir wohn hier bloß zur Miete.
      Dit Haus jehört mir nich.
      Da müssen Se den Vermieter fragen.`,
  }),
} as const;
