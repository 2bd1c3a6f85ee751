/**
 * Dutch words that compounds are made of, with the sound that may link each to the next one after a hyphen: verjaardag-s is
 * verjaardag and verjaardags(mail), klant-en klant and klanten(service). Stems of verbs stand among them (boekhoud, verzend).
 */
export const nouns = `
aanbetaling-s aanbieding-s aanbod aandeel-en aangifte aankomst aankoop aanmaning-s aanmeld aanmelding-s aansluiting-s
aanvraag abonnee abonnement-s accent account achterstand-s actie activiteit-en adres advertentie advies afbeelding-s
afdeling-s afhaal aflevering-s afloop afmeld afmelding-s afsluiting-s afspraak-en afval afwezigheid-s afwijzing-s agenda
alarm album ambulance analyse antwoord app apotheek-en apparaat archief artiest-en arts-en artikel assistent-en
assortiment-s atelier audio auto avond baan-en bagage balans bank bar basis batterij bedank bedrag bedrijf-s bedrijven
begeleiding-s begroting-s behandel behandeling-s beheer bel belasting-s beleid-s beloning-s beoordeling-s bericht-en
beschikbaarheid-s bestand-s bestel bestelling-en besteding-s bestuur-s betaal betaling-s beurs beveiliging-s bewaar bewaking-s
bewijs bezoek bezoeker-s bezorg bezorging-s bibliotheek bied bijeenkomst bijlage bijles binnenkomst blog bloem-en bod boek-en
boekhoud boekhouding-s boeking-s boete bon bonnetje-s bonus borg bouw bouwplaats brand brief-en brochure budget buffer bug
buiten-dienst bureau burger-s bus cadeau cadeaubon campagne capaciteit-s categorie certificaat-en chat cheque chef cijfer-s
claim client-en club coach code collectie collega combinatie commissie communicatie computer concept concert conferentie
concurrent-en concurrentie consult contact container content contract contributie controle coördinatie correspondentie
course creditering-s crediteur-en crisis cursist-en cursus cv dag dagen dak dashboard data database datum deadline debiteur-en declaratie
deelname deelnemer-s demo dienst-en dierenarts digitaal directie document-en documentatie doel doelgroep-en domein domeinnaam donateur-s donatie dossier
download drank drempel druk drukwerk duur eind eindejaar-s eigenaar-s elektriciteit-s emissie energie enquete enquête
etiket-ten evaluatie evenement-en event examen export fabriek-s factuur facturatie familie feed feedback feest fiets-en film filiaal-en
financien firma fitness flyer folder fonds formulier-en foto foutmelding-s fout-en fraude functie functionering-s fusie
galerie garantie gast-en gebouw-en gebruik-s gebruiker-s gedrag-s geld gegevens gemeente genees gesprek-s getuigschrift gezin-s
gevel gift giften goederen goedkeuring-s grafiek groei groep-s groet groothandel grond grootboek handel-s handleiding handtekening-s haven
herinnering-s herhaal herstel hosting hotel huis huisstijl huur huurder-s hypotheek identiteit-s idee-en import impressie incasso
incident-en indeling-s indiensttreding industrie informatie inhoud inhuur inkomst-en inkoop inkomen-s innovatie inschrijf inschrijving-s
inspectie installatie instelling-en instructie inspiratie intake interview interviews inventaris inventarisatie investering-s invoer inzet inzicht jaar jeugd jubileum
juridisch kaart-en kalender kamer kandidaat-en kans kantoor kapsalon kas kassa kast kenmerk kennis kenteken keten keuken keuring-s
kilometer kind-er klacht-en klant-en kleding kliniek koerier-s koers koffie kolom koop kopie koppel koppeling-s korting-s kost-en
kosten krant-en krediet kredietlimiet kunst kwaliteit-s kwartaal kwijtschelding-s lab laad land-en lead leads leasing leden leerling-en leer lening-s les
lever leverancier-s levering-s levertijd lezer-s licentie lid lidmaatschap-s lijst link logboek login logistiek-e logo loket loon lunch maaltijd
maand-en machine magazijn mail mailing makelaar-s management mandaat marge markt maatregel markeer marketing materiaal medewerker-s media medicijn meeting
meld melding-s menu merk meter meting-s middag migratie milieu minuut-en mobiliteit-s model moment-en monteur-s mutatie naam nacht
netwerk nieuws nieuwsbrief-en nood nota notitie notulen nummer offerte omgeving-s omzet onderdeel-en onderhoud-s onderneming-s ondersteuning-s
onderwerp onderzoek-s ongeval-s ongevallen onkosten ontslag ontvangst ontwerp ontwikkel ontwikkeling-s ooggetuige opbrengst opdracht opdrachtgever-s openingstijd-en
opleiding-s oplever oplevering-s opname opslag opstart opvolg opvolging-s opzeg opzegging-s order orderpicking ordner organisatie overboeking-s overdracht
overeenkomst overleg overschrijving-s overzicht overwerk pagina pakbon pakket pand papier park parkeer partij partner-s pas pauze pensioen periode personeel-s
persbericht-en pers persoon-s persoons pijplijn plaats plan planning-s podcast polis politie portaal portefeuille portfolio portokosten post postvak praktijk presentatie
prijs prijzen prikkel prioriteit-s privacy probleem proces productie product-en productiviteit-s proef profiel prognose programma project projecten
promotie prospect provisie publicatie publiek-s punt-en quiz raad radio rapport rapportage reactie receptie recensie recept recht-en reclame
record recruitment redactie referentie regio registratie reis reiziger-s reken rekening relatie rendement rente reparatie reputatie reserve reservering-s restaurant
resultaat-en retour retouren review rij rijbewijs risico rit rol rondleiding-s rooster route ruil ruimte salaris salon saldo samenvatting-s samenwerking-s
schade school schoonmaak schijf schuld-en score seizoen-s seminar server service sessie sleutel slot sms sociaal social software sollicitant-en sollicitatie
spaar spam spel speel spoed spraak sponsor sport staat staf stad-s stage stagiair-s standaard start statistiek status stem stock storing-s storting-s strategie stream
student-en subsidie supermarkt support systeem taak-en taal tabel taken talent tandarts-en team teken tekst telefoon telefonie tender termijn ticket
tijd tijden tijdlijn toegang-s toeslag toestel toets tool training-s transactie transport transcriptie trend trouw tuin type uitgaaf uitgaven uitbetaling-s uitleen
uitlever uitnodiging-s uitslag uitval uitverkoop update upload uren urenstaat uur vaardigheid-s vacature vakantie validatie valuta vastgoed veiligheid-s
veld verandering-s verantwoording-s verbeter verblijf verbruik-s verdeel vereniging-s vergader vergadering-s vergoeding-s vergunning-s verhaal verhuis verhuur verhuizing-s verjaardag-s verkeer-s verkoop
verlenging-s verlies verlof vermelding-s vernieuw verslag verslaggeving-s vertaal vertaling-s vertegenwoordiger-s vertraging-s vertrek verval verwijder verwerking-s
verwerk verzameling verzend verzending-s verzekering-s verzoek verzuim video vlieg vlucht voeding-s voertuig-en volgers volg voicemail voorbereiding-s voorraad voorschot
voorstel voortgang-s vraag vragen vrijwilliger-s wacht wachtlijst wachtrij wachtwoord wagen wagenpark warmte waarschuwing-s webinar webshop website wederverkoop week weer weekend wens werk werkdag
werkgever-s werkbon werknemer-s werkorder werkplek werkuren werving-s wet winkel winkelmand winkelwagen winst wisselkoers woning-s woord-en workshop zaal zaken zakelijk zalen zang zeker zelf zending-s ziek
ziekte ziekenhuis ziekmelding-s zoek zoekmachine zoekwoord zomer zorg zorgverlener-s zwangerschap-s
bedank welkom-s feliciteer felicitatie bezwaar inzage wis bewaartermijn vrij dienstverband inwerk uitdienst rondzend kerst nieuwjaar-s dubbel los
trainer-s kapper-s huisarts-en fysio advocaat-en notaris aannemer-s installateur-s bakker-s slager-s boekhouder-s accountant-s klus patient-en groente bouwmateriaal stamgegevens wijziging-s
poort poortwachter prikbord mededeling-s besluit besluiten vergelijking-s vergelijk inkoper-s verkoper-s bestuurder-s secretaris penningmeester-s ledenlijst opkomst
betaalbewijs herroeping-s ontbinding-s aanrijding-s annulering-s annuleer dashboard wijk buurt vloot laadpaal zonnepaneel-en domotica sensor temperatuur lamp printer laptop telefoonnummer mobiel
bevestiging-s label sticker etiket klantenservice nieuwsbrief loonstrook loonstroken offertes nabel naverkoop nazorg ophaal ontbijt overuren
pincode postcode prijslijst prijsvraag proefles proeftijd rapportcijfer rondmail schatting-s selectie sorteer stap stempel stroom
tarief tarieven toestemming-s toewijs uitgifte uitschrijf uitschrijving-s urgentie verdien verkiezing-s verstuur verwijzing-s vestiging-s visite voorkeur-s
waarde waardering-s webpagina winkelier-s zitting zoekopdracht aanwezigheid-s afrekening-s afspraken bezetting-s bijdrage contactpersoon-en
dankmail eenheid-s eindafrekening-s ervaring-s gelegenheid-s hergebruik-s inbox inkooporder kaartverkoop kandidaten keuze kopie kwaliteit leaderboard
lijn lunch maatwerk meldkamer nabestelling-s offline onboarding offboarding online opvraag overname overstap paspoort pincode prestatie raming-s reserveer
samenvat sleutel sollicitatie spaarpunt-en stijl storing termijn tevredenheid-s thuiswerk toezegging-s trekking-s uitzend verificatie vertrouwen-s
verzuim volgnummer voorwaarde-n vrijdag maandag dinsdag woensdag donderdag zaterdag zondag wedstrijd wijzig zelfbediening-s
strook stroken bestek etalage gang gids hulp inbraak kassabon kengetal kraan leiding-s leidinggevende lening ligging loting-s mantelzorg meerwerk 
 nieuwjaar-s notaris ontbijt oogst opmaak oproep opruim opties overlast overval peiling-s piket prikklok proefperiode radar ramp-en recycling
reistijd renovatie repareer revisie rondvraag schema schilder-s schoen-en school-s schrijf schuif slaap sloop spoor spullen spuit stand-en steun stoel
studie subsidies tafel tandarts telling-s terras terugbel terugbetaal terugbetaling-s thema toelating-s toets urgentie vak veiling-s verbouwing-s
vereniging-en vergoeding-en verhaal verlof-s vermogen-s verpakking-s verspreiding-s vervanging-s vervoer-s verwachting-s verwarming-s vloer volgorde voorstelling-s
vraagprijs waarborg waarneming-s warenhuis wasserij waterschade webcam wetgeving-s wijnhandel woonruimte zaad zadel zegel zicht zomer-s zwembad
begrafenis bemiddeling-s bestemming-s bevoegdheid-s bewerking-s bewoner-s bezit bloed boom broek brood bruiloft-s buur centrum cirkel cliënt-en collectie
crèche cultuur delegatie deur diefstal dierenwinkel diploma distributie droogte eeuw-en elektra element-en erfenis export 
feestdag-en filter folder formaat fotograaf fractie gala gebied-s gehalte geluid-s gemeenschap-s genre geschenk-en gevaar gewicht-s gezondheid-s grootte 
 helling hond-en honorarium hoofd hout hulpdienst humor index ingang innovatie insect instroom jacht jongeren kachel kaas kanaal kapitaal kelder 
klas klimaat klok koel koning kracht kruid-en kwitantie ladder leeftijd-s leer leven-s lid lift lucht maaltijd-en magneet mand manager-s
 metaal mobiel moment motor muziek natuur offerte olie onderhoud ontmoeting-s oppas opvang orkest ouder-s overgang-s paard-en partner patroon
nep spook ouderdom-s mutatie loon medewerker-s personeel-s bedrijf-s klant-en huurder-s huur leverancier-s collega contributie donateur-s vrijwilliger-s lid leden club vakantie verlof verzuim dossier agenda winkel voorraad omzet marge kost-en kosten begroting-s budget project dienst werk taak taken factuur bon kas fooien pensioen loopbaan functie functionering-s beoordeling-s salaris bank giro rente lening hypotheek verzekering-s polis schade claim garantie onderhoud-s keuring-s monteur-s route rit auto vracht pallet doos magazijn verpakking-s etiket verzend bezorg retour ruil korting-s actie bundel kanaal volgers bericht reactie blog artikel tekst beeld foto video podcast vertaal taal pagina zoek bezoek-ers bezoeker-s klik campagne doelgroep segment voorkeur-s enquete score mening-s stem bestuur-s raad ouder-s leerling-en kinder kind-er school les cursus examen
perceel perron pers pijp plant-en plastic podium polis poort portier radio raam reactie regen respons robot ruil ruimte-s schaal
 scherm schild schip school schrift servies sfeer slager sluiting-s smaak sneeuw spiegel sprong steen stemming-s stilte straat strand strategie 
struik suiker team tent terrein thuis tocht toerisme toon toren traject trap trein troost tuin uitgave uitgang-s venster verf verhuur vlag vlees vloeistof voeding vogel
volk vorm vriend-en vrucht-en vuil vuur warmte water wereld werkdruk werkplaats zicht zilver zuivel
`;
/** What stands at the end of many compounds and tells little: boekhoudprogramma, klantsysteem, orderbeheer. */
export const lightEnds =
  'programma programmas systeem systemen software tool tools app apps pakket beheer dagen dag lijst gegevens data zaken werk proces oplossing module platform procedure regeling afhandeling aanpak overzicht daten verwaltung liste system programm';
