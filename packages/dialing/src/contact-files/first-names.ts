/*
 * First names of people who live in Germany, Austria and Switzerland, wherever they come from: so that
 * `Tobias Hoffmann` can be told from `Bäckerei Hoffmann` and `Hoffmann Tobias`. They stand as `folded` has
 * them: without accents, and with one letter for `ae`, `oe`, `ue` and `ss`.
 */

/** Whether a word is a first name; each part of a double name is. */
export function isFirstName(word: string): boolean {
  return word.split("-").every((part) => NAMES.has(folded(part)) || ALSO_LAST.has(folded(part)));
}

/** Whether a first name is a usual last name, too, as in `Thomas Werner`. */
export function isAlsoLastName(word: string): boolean {
  return ALSO_LAST.has(folded(word));
}

function folded(word: string): string {
  const plain = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[ßøłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/ae/g, "a")
    .replace(/oe/g, "o")
    .replace(/ue/g, "u")
    .replace(/ss/g, "s");
}

const LETTERS: Readonly<Record<string, string>> = { ß: "ss", ø: "o", ł: "l", đ: "d", ı: "i" };

function names(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(folded));
}

const ALSO_LAST = names(`
  albert albrecht alexander andreas anton arnold august benedikt bernhard berthold bruno burkhard carl
  christian clemens conrad daniel dietrich eckhard erich ernst ewald franz frank friedrich fritz georg gerhard
  gottfried götz günther hartmann hartmut heinrich heinz helmut henning hermann hubert jacob jakob jan joachim johannes
  jordan josef joseph julius karl kaspar kilian klaus konrad kurt lambert lang leonhard lorenz lothar louis ludwig
  lukas marcus marius markus martin mathias matthias max merkel michael michel moritz nicolai niklas nikolaus
  noah norbert oskar oswald otto paul peter philipp reinhard reinhold richard robert roland rudolf ruppert samuel
  sebastian siegfried simon stefan stephan theodor thomas udo ullrich ulrich urban valentin victor viktor vincent vogt volker
  volkmar walter walther wendelin werner wilhelm winfried witt wolf wolfgang wolfram adam abel david elias
  gabriel jonas jonathan kim lee ahmed ali hassan hussein ibrahim khan mohamed omar osman rahman yusuf aslan
  james john kelly gregor florian felix fabian roman rainer reiner hans horst dominik severin adrian damian
  bastian xaver jost eberhard eckhart erhard gebhard gunther günter karsten carsten wieland till kai falk knut gerhart otmar
  yilmaz yildiz can cetin metin kemal özkan özcan özgür güler güven yavuz yücel ünal erdem erdogan eren turan temel aydin baris
  bayram cengiz deniz dogan durmus ercan erkan gül haydar ilhan irfan kadir karim kerim murat musa nazli nur orhan polat sabri said salih
  salim selim sahin tarik toprak ugur ümit veli yakup ziya hamid rashid aziz farid franco bruno romano romeo marin rosa santo
  santiago mauro orlando salvador vicente vito gino marino rossi donato leone grant graham scott ross gordon cameron craig
  douglas murray morgan allen glenn logan stewart stuart mitchell neil ray owen lewis leslie howard francis duncan fraser barry kyle
  lynn hugh wayne harry henry tom george gilbert guy gerard laurent vincent andre bernard denis leroy ivan pavel petrov minh linh mai duc thanh yan wei mei
  hui fang ming jun krishna mohan prakash anand kofi mensah solomon tesfaye
`);

const NAMES = names(`
  jannes jolanda ludger ljudmila fatoumata fatemeh andreea thuy zdzislaw lise kiran deepa
  alwine arnd anneke ansgar arved beat berit bjarne burghard cilly dierk dörte eike elsbeth enno fenja fokko frauke gerlind gesche gundel hajo hauke heino hinnerk
  jelto jürg käthi kreszenz lieselott marthe momme monica nepomuk onno ottilie regula reto rosl ruedi sepp sönke svenia swen tjark tjorven traudl urs ueli vreni vroni
  wiltrud wolf-dieter wunibald yusra aaliyah abena ama adaeze chukwuemeka tesfay jiwoo minji li xiu aoife niamh caoimhe eoghan
  achim adelheid adrian agathe agnes alena alessia alexandra alexej alexia alfons alfred alice alicia alina
  alma alois alwin amalia amalie amelie anastasia andrea andre andree angela angelika angelina anika anita anja anke
  anke ann anne anna maria marie annegret anneliese annelie annelore annemarie annett annette annika antje antonia antonie ariane armin arndt arne
  arno arthur artur astrid athanasios axel babette barbara bastian beate beatrice beatrix ben benedict benjamin
  benno bernd bernadette bert berta bertha bertram betina bettina bianca bianka birgit birgitta birte bodo boris brigitta brigitte
  britta bruni burkhart camilla cara carina carla carlotta carmen carola carolin carolina caroline carsten catharina cathrin cecilia
  celina celine chantal charlotte chiara chris christa christel christelle christiane christin christina christine christof
  christoph christopher cindy clara clarissa claudia claudius claus colin constantin constanze cora cordula corina corinna
  cornelia cornelius dagmar daniela danny dario denise dennis desiree detlef detlev diana diane dieter dietlinde dietmar
  dirk dominic dominik dominique dora doreen doris dorit dorothea dorothee eberhard eckart eckhart edda edeltraud
  edgar edith eduard edwin egon ekkehard elena eleonora eleonore elfriede elfi elisa elisabeth elise elizabeth elke ella ellen elli
  elmar elsa else elvira emil emilia emilie emily emma enrico enno erhard eric erik erika erna erwin esther eugen eva
  evamaria evelin evelyn evi fabian fabienne fabio falk falko felicitas felix ferdinand fiete finja finn fiona flora florentine florian
  franka franziska frauke fred frederic frederik frederike frida frieda friedemann friedericke friederike friedhelm
  gabi gabriela gabriele gebhard georgia gerald geraldine gerd gerda gereon gerlinde gernot gero gerold gertraud gertrud
  gesa gesine gideon gina gisbert gisela gitta giulia gregor greta grete gudrun guido gunda gundula gunnar gunter gunther günter gustav
  hanna hannah hannelore hannes hans hansjörg hansjürgen harald harry hedwig heide heidemarie heidi heidrun heike heiko
  heinke heinfried helen helena helene helga helge hellmut henriette henrik henry herbert herta hertha hilde hildegard hiltrud holger horst
  hugo ida ilka ilona ilse imke ina ines inga inge ingeborg ingmar ingo ingolf ingrid inka irene irina iris irma irmgard
  irmtraud isabel isabell isabella isabelle isolde iven ivonne jaqueline jacqueline jana janek janette janin janina janine janis
  jannik jannis jasmin jasper jeanette jella jenni jennifer jenny jens jeremias jessica jessika jette jil jill jimmy joana joanna jochem jochen johann
  johanna jona joel jonna jörg jörn josefa josefine josephine josua judith jule jules julia julian juliana juliane julie juliette
  jürgen justin justus jutta kai kaj karen karin karina karla karolin karoline karsten katharina käthe kathi kathleen kathrin
  katja katrin kay kerstin kevin kira kirsten kirstin klara klemens knut konstantin konstanze kordula korbinian korinna kornelia kristin
  kristina kristian lara larissa lars laura lea leah leander lena lene leni lennart leo leon leona leonie leopold levi levin lia liam lida lieselotte
  lilli lilly lina linda linn linus lisa lisbeth liselotte lothar lotta lotte louisa louise luca lucas lucia luisa luise
  luis luka luzia lutz lydia magda magdalena maike maik maja malte mandy manfred manuel manuela mara marc marcel marcela marco mareike
  maren marga margaret margareta margarete margarethe margit margot margret margrit marianna marianne marieke marielle marina mario marion marit
  marita mark marko marlene marleen marlies marlis marta martha martina marvin mascha mathilda mathilde mats matilda matteo maurice
  maximilian mechthild meike meinhard meinolf melanie melina melinda melissa mercedes meta mia micha michaela michelle mika mike
  miriam mirjam mirko mona monika monique myriam nadine nadja natalie natascha nathalie nele nelli nelly nicholas nick
  nico nicola nicolas nicole nika niko nikola nikolas nils nina nora oda olaf ole oliver olivia ortrud ortwin oscar otmar ottmar
  pascal patricia patrick patrik paula pauline pearl peggy penelope petra philip phillip pia ragna raimund rainer ralf ralph ramona
  raphael rafael rebecca rebekka regina regine reiner reinhild renate rene resi ria ricarda rico rita robin roger rolf roman romy ronald ronja ronny rosa
  rosalie rosemarie roswitha roswita ruben rüdiger rupert ruth sabina sabine sabrina sally salome sandra sandro sara sarah sascha saskia selina
  selma senta severin sibylle siegbert siegrid siegmar sieglinde siegmund sigmar sigrid sigurd silja silke silvana silvia silvio simone sina sissi
  sofia sofie solveig sonja sonya sophia sophie sören stefanie steffen steffi stella stephanie steven susan susann susanna susanne
  sven svenja svea swantje sybille sylke sylvia tabea tamara tania tanja tatjana tessa thea theo theodora theresa therese theresia thilo
  thorben thore thorsten tilman tilmann till tim timo tina tino tobias toni torben torsten traude traudel traute tristan trude udo ulf uli ulla
  ulrike ursel ursula urte ute uta uwe valentina valerie vanessa vera verena veronika viktoria victoria viola vitus vivian
  vivien volkhard waldemar walburga waltraud waltraut wenke werther wiebke wieland wilfried wilhelmine willi willy wilma
  wolfhard xaver yannick yvette yvonne

  abdul abdullah abdulrahman adem adnan ahmad ahmet akin alaa alparslan amina amir amira anwar arda arif asiye aylin ayla aynur ayse
  aysegül aysel ayten aziz aziza bahar baris bassam batuhan bayram bekir berat berfin berk berkan bilal bülent burak burcu büsra can canan
  cansu cem cemal cemil cengiz cihan coskun defne deniz derya dilan dilara dilek dogan duygu ebru ece eda ege elif emel emin emine emir emrah
  emre ender engin enes ercan erdal erdem erdogan eren erhan erkan erol ersin esma esra eymen fadime fahri faruk fatih fatima fatma fatme ferhat feride
  feyza fikret filiz furkan gamze gizem gökhan gül gülay gülcan güler gülsen gülsüm güven hakan haluk halil halime hamid hamza hanife haris harun
  hasan hatice havva haydar hayriye hikmet hilal hülya hüseyin ilayda ilhan ilkay ilknur imran inci irfan isa ismail jamal kaan kader kadir kadriye kamal kamil kemal kenan
  kerem kerim khaled khalid khadija koray laila leila leyla levent layla mahir mahmoud mahmud mahmut mahsun mariam maryam mehdi mehmed mehmet melek meltem meral meryem mert merve
  mesut metin mina mine mohamad mohammad mohammed muhammad muhammed muhammet muharrem murat musa mustafa mustapha nabil nadia nadir naima nasrin nazan nazli necati necla nesrin neslihan nevin nihat nilgün nilüfer
  nur nuray nurcan nuri nurten nihal oguz okan oktay onur orhan osama ömer özcan özden özge özgür özkan özlem pelin pinar rabia rami ramazan rania rasim
  rashid recep reza rukiye saad sabri sadik said salih salim salma samir samira sami saniye sedat seda sefa selcuk selim selin selma sema semih semra serap
  sercan serdar serhat serkan serpil sevda sevgi sevil sevim sezen sibel sinan songül suat suleiman süleyman suna suzan tahir tahsin taner tarek tarik
  tarkan tayfun tayyip temel tolga tuba tufan tugba tuncay turan turgut turgay ufuk ugur ümit ümmühan ünal usama vedat veli volkan walid wassim yahya yakup yasemin yasin yasmin yasmine yavuz yeliz
  yigit yildiz yilmaz yücel yousef youssef yunus zafer zahra zainab zehra zeki zekiye zeliha zeynep ziya zübeyde zuhal zohra farid farah fereshteh parisa shirin soraya omid navid arash babak behnam dariush
  kourosh mehran mina nasim neda niloufar payam reyhaneh saeed shahram sima siamak yalda

  adriana agata agnieszka albin aldona aleksander aleksandar aleksandra aleksandr aleksej aleksey alena alexandru ana anca andrei andrej andrey andrzej andrius aneta angel aniko arkadi arkadiusz artem
  artjom barbora bartek bartosz beata biljana blagoje bogdan bogumil bojan bojana boleslaw borislav bozena branka branko bronislaw cezary ciprian constanta cosmin czeslaw dalibor damian damir danica danijel danijela
  danuta darek daria darija dariusz darko dejan diyana dimitar dimitri dimitrij dmitri dmitrij dmytro dorin dorota dragan dragana drazen dubravka dusan dzenan edyta ekaterina elzbieta emina ewa ewelina
  filip florin galina genadi gheorghe goran gordana grazyna grzegorz halina hana hedvika henryk iga igor ilie ilija ilja inna ioan ioana ion ionut irena iryna iva ivan ivana ivanka ivo ivona iwona izabela
  jacek jadranka jadwiga jakub janusz jarek jaromir jaroslav jaroslaw jasmina jasna jelena jerzy jiri jitka joanna jolanta jovan jovana józef juraj jurij justyna kamila karolina kasia katarina katarzyna kateryna
  katerina kazimierz kinga klaudia kristijan krystian krystyna krzysztof kseniya ksenia lenka leszek lidia lidija lilia ljiljana ljubica lubomir lucie lucjan lucyna ludmila ludmilla lukasz luminita lyudmila maciej magdolna
  malgorzata marcin marek marija marijana mariana marian marin mariola mariusz marijan marketa marko marzena matej mateusz michal mihai mihaela mila milan milena milica miljana milos milorad milosz miloslav mira mirela miroslav miroslava miroslaw
  mircea mladen momcilo nada nadeschda nadezhda natalia natalija nataliya natasa nebojsa nemanja nenad nevena nicoleta nikita nikolay nikolai nikolina oksana olena oleg oleh oleksandr oleksandra olga ovidiu patrycja pavel pavlina
  pawel petar petr piotr predrag przemyslaw radek radmila radoslav radoslaw radovan radu rafal ratko renata roksana romana rostislav ruslan ruslana ryszard sandor sanja sasa sava senad sergei sergej sergey sergiy serhii
  sinisa slavica slavko slawomir slobodan snezana sorin srdjan stanislav stanislava stanislaw stanka stevan stjepan stoyan suzana svetlana swetlana sylwia szymon tadeusz tamas taras tatiana tatyana teodora tetiana tihomir tomas
  tomasz tomislav tünde urszula vaclav vadim valeri valeria valerij valeriy vasile vasil vedran velimir vera veronica vesna viacheslav viktorija violeta vitali vitalij vjekoslav vlad vlada vladimir vladislav vlastimil
  volodymyr waclaw wanda wassili wieslaw wiktor wiktoria witold wladimir wladyslaw wojciech yana yaroslav yevgeniya yulia yuliya yuri yuriy zbigniew zdenek zdenka zdravko zeljko zeljka zlatko zoltan zoran zorica zuzana zuzanna zofia zygmunt
  gabor istvan janos laszlo lajos ferenc attila balazs csaba ildiko katalin erzsebet eszter zsuzsa zsofia agim arben arta artan besnik bekim blerim burim dardan driton edon elira enver fatmir fatos flamur flutura
  gezim hashim ilir jeton kastriot lirie luan mergim mimoza naim petrit qendrim rexhep shpresa shqipe skender teuta valon valmir vjosa vlora xhevdet adisa admir aida ajla almir amela amra azra denis edin elvir elvis emir enes fikreta
  haris hasiba jasmin mersad mirsad mirsada mirza nermin nermina samra sead sefik selma semir senada zijad

  adele adriano agostino aldo alejandra alejandro alessandra alessandro alessio alvaro amadeo ambra amparo ana andres angelo aniello antonella antonello antonio antonino armando aurora bartolomeo beatriz benedetta benito bernardo bianca
  biagio bruna calogero camillo carlo carlos carmela carmelo carmine catarina caterina cesare chiara cinzia claudio concetta consuelo cosimo cristian cristiano cristina dalila danilo davide debora delia diego dolores domenica domenico donatella donato edoardo
  eduardo elena eleonora elisabetta emanuela emanuele emiliano enrica enrique enzo ernesto esteban estela eugenio eusebio fabiana fabiola fabrizio federica federico felipe fernanda fernando filippo filomena fortunato franca francesca francesco francisca francisco franco
  gaetano gaia gennaro gerardo giacomo giada gianluca gianni gianpaolo gino gioia giorgia giorgio giovanna giovanni giuliana giuliano giuseppe giuseppina gloria gonzalo graziella guadalupe guglielmo guillermo gustavo hector heitor ignacio ignazio immacolata inacio ines iolanda isidro
  ivano jaime javier jesus joao joaquin joaquim jorge jose josefina juan juana julieta julio leandro leonardo leticia liliana livia livio lorena lorenzo loredana luana luciana luciano lucrezia luigi luigia luis luiz manolo marcella marcello marcelo margarita margherita
  mariangela mariano maricarmen mariella marilena marisa massimiliano massimo matilde mattia maura mauricio maurizio mauro miguel milagros mirella miriam montserrat morena natalino nazario nicolo noemi nuno nunzia nuria orlando ornella osvaldo pablo paloma paola paolo pasquale patrizia
  pedro pierluigi piero pietro pilar pino rafaela raffaele raffaella ramon raquel raul remo ricardo riccardo rocco rocio rodrigo rogerio romeo rosalba rosalia rosanna rosario rossana rossella ruben rui sabino salvatore salvador sandro santiago santo sara saverio sebastiano serafina sergio
  silvestro simona sofia soledad stefania stefano susana teresa thiago tiago tiziana tommaso tomaso umberto ugo valentino valerio vasco vicente vincenza vincenzo vito viviana vittoria vittorio xavier ximena yolanda

  aaron abigail aidan alan alasdair alastair alex allison alison amanda amber amy andrew andy angus ann anthony ashley audrey barry bernice beth betty beverly bill billy bob brad brandon brenda brian bridget bruce bryan callum cameron carol caroline carolyn catherine charles charlene cheryl chloe christy
  ciara clare claire clive connor craig cynthia darren dave dawn deborah debbie declan derek donald donna doug douglas duncan dylan eamon edward eileen elaine eleanor ellie emily eoin erica erin ethan eve fergus finlay fiona frances francis fraser gareth gary gavin gemma geoffrey george gillian glenn gordon grace
  graham grant greg hamish harriet hazel heather hilary howard hugh iain ian isla jack jackie jane janet jason jasmine jean jeff jeffrey jeremy jerry jim joan joanne jodie joe joyce jude karen kate katherine kathryn katie keith kenneth kieran kirsty kyle lauren leslie lewis liz logan lorraine louise lucy luke lynn lynne mairead malcolm
  margaret marjorie mary matthew maureen megan melvin michelle mitchell molly moira morgan murray nancy naomi natasha neil niall nicola nigel nuala oisin olive orla owen pamela patty peggy peter phoebe rachel ray raymond rhona rhys ricky roberta rodney ronan rory rose ross rowan roy russell ruth ryan sally sam samantha
  scott sean shane shannon sharon shaun sheila shirley siobhan stacey stanley stewart stuart susie tara ted teresa terence theresa tom tony tracey tracy trevor ursula valerie vicky wayne wendy wesley zoe adrien agathe alain amelie antoine arnaud aurelie baptiste bastien benoit bernadette camille cedric cecile chloe clement colette corinne cyril damien
  delphine didier dominique elodie emmanuel emmanuelle estelle etienne florence fabrice francine francois francoise frederique genevieve gerard gilbert gilles guillaume guy helene henri herve hugues irene jacques jeanne jerome joelle josiane laetitia laurence laurent lionel loic luc lucie lucien madeleine manon marcel margaux marguerite marthe mathieu mathis
  maxime mireille monique morgane nadege nathanael noelle odile olivier pascale patrice philippe pierre quentin raoul regis remi remy renaud rodolphe romain roselyne sandrine sebastien serge severine simone solange stephane sylvain sylvie theo thibault thierry valentin veronique virginie yann yves zoe
  aad anouk bas bart bram cees coen daan dirkje eline floor femke gerrit gijs hendrik henk ingeborg jaap jelle jeroen joep joost joris jurgen kees koen lieke maarten maaike marieke marijke marloes martijn mieke niels pieter piet rik roel ruud sander sanne sjoerd teun thijs tijs tineke ton wim willem wouter
  agneta anders annika arvid asa birger bjorn bjarne britt dag eilif einar elin erland eskil frode gosta gunilla gunn hakon halvor hedda hege henning hilmar ingegerd ingvar jesper johan jonas jorgen kajsa karsten kjell kirsi klas kristoffer lasse leif lennart linnea lotte mads magnus maj mats matti mette mikael mikko mogens morten
  odd olof oystein palle per pekka petter ragnar ragnhild rasmus rune saga signe sigrun sixten soren stig sture sunniva sverre tarja thorbjorn timo tiina tor tore torbjorn trine trond tuomas turid ulrika vibeke ville yngve

  achilleas alexandros alexios anastasios andreas anestis angeliki antonios apostolos aristotelis athanasia charalampos chrysoula dimitra dimitrios dimitris efstathios eftychia eirini ekaterini eleftheria eleftherios eleni evangelia evangelos fotini georgios georgia giannis grigorios ioanna ioannis kalliopi
  katerina kiriaki konstantina konstantinos kostas kyriakos marios michail nektarios nikolaos panagiota panagiotis paraskevi pavlos penelope petros savvas sofoklis sotirios spyridon stavros stelios stylianos thanasis themistoklis theodoros theofanis vasiliki vasilios vassilis zoi
  aarav aditi aditya akash amit amrita ananya anil anita anjali ankit arjun arun asha ashok deepak deepika dev divya gaurav geeta harpreet indira karthik kavita krishna lakshmi mahesh manish manoj meena meera mohan mukesh neha nikhil nisha pooja prakash pradeep pranav prashant preeti priya priyanka
  rahul rajesh rajiv rakesh ramesh ravi rekha rohan rohit sandeep sanjay santosh sarita shanti shreya sneha sonia sunil sunita suresh swati uma varun vijay vikram vinod vishal adebayo akua ama amadou aminata awa babajide blessing chidi chinedu chioma emeka faith fatou femi folake ifeoma ikenna kwabena kwame kofi
  kojo mamadou mariama moussa ngozi nkechi oluwaseun ousmane precious tendai temitope tunde uche yaa yaw abebe almaz bereket dawit eyob haile hana kidane meron mulu natnael rahel robel samrawit selam senait solomon tesfaye tsegay yohannes yonas hiroshi haruki akira kenji takashi yuki yumi naoko keiko sakura hiro
  linh minh thanh trang huong hieu phuong tuan hung duc mai wei ming xiaoming jing yan mei jun ying hui fang
`);
