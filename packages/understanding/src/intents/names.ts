/**
 * What tree authors call the built-in intents, in German and English; spelling, case, umlauts and
 * underscores don't matter. The first name is the intent's own.
 */
export const NAMES_OF: Readonly<Record<string, string>> = {
  Ja: "ja,yes,zustimmung,zugestimmt,zusage,interesse,interessiert,interested,positiv,positive,ok,okay,einverstanden,einverständnis,bestätigt,bestätigung,accepted,accept,confirm,confirmed,affirm,affirmative,agree,agreed,gern,gerne,korrekt,richtig,stimmt,true,mehr erfahren,mehr wissen,mehr infos,erreicht,dran,am apparat,entscheider,ja gerne,ja bitte,ja passt,passt,interest,show interest,continue,weiter,y",
  Nein: "nein,no,negativ,negative,abgelehnt,ablehnung,verneint,verneinung,absage,deny,denied,decline,declined,disagree,falsch,stimmt nicht,nicht korrekt,false,nein danke,nicht einverstanden,rejected,reject,refused,n",
  Vielleicht:
    "vielleicht,maybe,unsicher,unentschlossen,unentschieden,eventuell,undecided,unsure,weiß nicht,zögert,zögerlich,bedenkzeit,überlegt noch,muss überlegen,überlegen,skeptisch,neutral,kommt drauf an,jein,perhaps,not sure,uncertain,hesitant,noch unsicher,noch nicht sicher",
  not_interested:
    "not_interested,kein interesse,nicht interessiert,desinteresse,no interest,uninterested,kein bedarf,bedarf nicht vorhanden,no need,keinen bedarf,braucht nichts,braucht es nicht,will nicht,möchte nicht,nichts für mich,lehnt ab,lehnt angebot ab,interesse nein,interesselos,disinterested",
  already_has_provider:
    "already_has_provider,hat schon anbieter,hat bereits anbieter,schon anbieter,bereits anbieter,anbieter vorhanden,schon versorgt,bereits versorgt,bereits kunde,schon kunde,has provider,existing provider,has supplier,hat lieferanten,anderer anbieter,konkurrenz,bei der konkurrenz,competitor,has competitor,hat schon,hat schon einen,bestehender anbieter,zufrieden mit anbieter,ist zufrieden,zufrieden,bereits vorhanden,schon vorhanden,already customer,already have one,current provider,hat schon lösung,hat bereits lösung,already has solution",
  contract_bound:
    "contract_bound,vertrag läuft noch,vertraglich gebunden,laufender vertrag,gebunden,im vertrag,vertragsbindung,hat vertrag,bestehender vertrag,under contract,locked in,has contract,kündigungsfrist,vertragslaufzeit,in contract",
  callback_later:
    "callback_later,rückruf,rückruf gewünscht,später anrufen,später,callback,call back,call later,call back later,ruf später an,später zurückrufen,zurückrufen,wiedervorlage,später nochmal,anderer zeitpunkt,rückruf vereinbaren,ein andermal,later,follow up,bittet um rückruf,rückruf später,request callback,reschedule,termin verschieben",
  no_time:
    "no_time,keine zeit,gerade schlecht,passt gerade nicht,busy,ungünstig,beschäftigt,in eile,hat keine zeit,no time now,unpassend,schlechter zeitpunkt,bad time,stört gerade,im stress,im termin,zeitmangel",
  price_objection:
    "price_objection,preis,preise,zu teuer,kosten,price,too expensive,expensive,preiseinwand,kosten zu hoch,kein budget,no budget,budget,kein geld,kosteneinwand,preis zu hoch,teuer,money,geld,pricing,cost,cost objection,budget objection,preisfrage,preisbedenken",
  price_question:
    "price_question,was kostet das,fragt nach preis,fragt nach dem preis,preisanfrage,price inquiry,pricing question,how much,wie teuer,kostenfrage,asks price,ask price,preis nachfrage,nach preis gefragt,preisauskunft",
  send_info:
    "send_info,infos zusenden,info zusenden,unterlagen,info schicken,infos schicken,unterlagen zusenden,unterlagen schicken,informationen,informationen zusenden,informationsmaterial,infomaterial,e mail,email,mail,per mail,per email,schriftlich,angebot schicken,angebot zusenden,prospekt,send information,send email,send mail,send details,wants info,email request,möchte unterlagen,möchte infos,will infos,mail schicken,email schicken,request info,more info by mail,broschüre",
  who_is_calling:
    "who_is_calling,wer ist da,wer spricht,wer ruft an,wer sind sie,welche firma,worum geht es,worum gehts,who is this,who are you,what is this about,fragt nach firma,fragt wer anruft,fragt nach anrufer,anliegen,identität,nachfrage wer,von welcher firma,rückfrage anrufer,caller identity,identity,grund des anrufs",
  trust_doubt:
    "trust_doubt,misstrauen,misstrauisch,seriös,unseriös,betrug,abzocke,betrugsverdacht,vertrauen,zweifel,woher nummer,woher haben sie meine nummer,datenschutz,distrust,scam,fraud,suspicious,trust,scepticism,data source,herkunft der daten,data privacy,privacy",
  appointment_accepted:
    "appointment_accepted,termin,termin angenommen,termin vereinbart,terminvereinbarung,appointment,terminwunsch,termin gewünscht,termin ja,termin passt,termin zugesagt,termin bestätigt,möchte termin,will termin,appointment confirmed,appointment booked,book appointment,meeting,meeting accepted,accepts appointment,beratungstermin,termin zusage,schedule meeting,demo,demo termin,buchung",
  wrong_person:
    "wrong_person,falsche person,falsche nummer,verwählt,falsch verbunden,wrong number,nicht die richtige person,person unbekannt,arbeitet nicht mehr hier,nicht mehr im unternehmen,unbekannt hier,wrong contact,ist nicht die person,kennt person nicht,andere person,falscher kontakt,not me",
  no_authority:
    "no_authority,nicht zuständig,kein entscheider,nicht entscheider,falscher ansprechpartner,not responsible,not decision maker,no decision maker,anderer entscheider,entscheidet nicht,anderer ansprechpartner,zuständigkeit,not authorized,not in charge,wrong department,falsche abteilung,muss absprechen,ehepartner entscheidet,partner entscheidet,chef entscheidet",
  secretary_detected:
    "secretary_detected,sekretärin,sekretariat,secretary,gatekeeper,vorzimmer,empfang,zentrale,assistenz,assistentin,assistant,receptionist,reception,telefonzentrale,vorzimmerdame,büro,gatekeeper detected,front desk,vermittlung,sekretär",
  not_available:
    "not_available,nicht da,nicht erreichbar,nicht im haus,abwesend,im urlaub,unavailable,absent,out of office,in besprechung,außer haus,krank,nicht am platz,nicht zu sprechen,entscheider nicht da,chef nicht da,person nicht da,ansprechpartner nicht da,not there,not in,decision maker unavailable,gerade nicht erreichbar,verhindert",
  putting_through:
    "putting_through,verbindet,stellt durch,wird verbunden,durchgestellt,transfer,durchstellen,weiterverbunden,weitergeleitet,wird weitergeleitet,connected,transferred,connecting,forwarded,verbindet weiter,put through,holt chef",
  angry:
    "angry,verärgert,wütend,beschwerde,ärger,sauer,aggressiv,beleidigung,beleidigt,schimpft,genervt,complaint,insult,annoyed,upset,hostile,unfreundlich,rude,furious,aufgebracht,frustriert,frustrated",
  opt_out:
    "opt_out,optout,keine anrufe,nicht mehr anrufen,nie wieder anrufen,abmelden,widerspruch,do not call,dnc,unsubscribe,stop calling,sperrliste,blacklist,werbewiderspruch,löschung,daten löschen,austragen,keine weiteren anrufe,kontaktsperre,remove from list,widerruf,keine werbung",
  voicemail_detected:
    "voicemail_detected,voicemail,mailbox,anrufbeantworter,ab,answering machine,machine detected,mailbox erkannt,bandansage,ansage,machine,automatische ansage,anrufbeantworter erkannt,sprachbox",
  call_screening:
    "call_screening,anruffilter,screening,call assistant,anrufassistent,call screen,screened",
  is_this_a_bot:
    "is_this_a_bot,bot,roboter,ki,bist du ein bot,sind sie ein roboter,bot frage,fragt nach bot,robot,ai,are you a robot,are you human,is this ai,mensch oder maschine,ki frage,bot verdacht,bot detected",
  wants_human:
    "wants_human,will mit menschen sprechen,mensch gewünscht,mitarbeiter gewünscht,human,agent,speak to a human,wants agent,live agent,berater gewünscht,vorgesetzter",
  repeat_please:
    "repeat_please,wiederholen,wie bitte,nochmal,bitte wiederholen,nicht verstanden,repeat,say again,akustisch nicht verstanden,wiederholung,pardon,clarify,rückfrage",
  are_you_there:
    "are_you_there,sind sie noch da,hören sie mich,noch dran,can you hear me,are you still there",
  hold_on:
    "hold_on,moment,warten,moment bitte,einen moment,wait,hold,sekunde,kurz warten,bitte warten,one moment,hold please,pause",
  goodbye:
    "goodbye,tschüss,auf wiederhören,verabschiedung,ende,bye,verabschiedet sich,gesprächsende,farewell,beendet gespräch,legt auf,hang up,end call",
  greeting: "greeting,begrüßung,hallo,meldet sich,hello,hi,grüßt,guten tag,begrüßt",
  thank_you: "thank_you,danke,dank,thanks,bedankt sich,vielen dank",
};
