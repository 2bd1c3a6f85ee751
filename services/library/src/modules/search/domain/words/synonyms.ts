/** Words that people use for the same thing, in both languages; a hyphen joins what is written as one or two words. */
export const groups = `
factuur facturen invoice invoices rekening billing factureren facturatie
offerte offertes quote quotes quotation proposal
bestelling bestellingen order orders
klant klanten customer customers client clients
herinnering herinneringen herinneren reminder reminders remind
betaling betalingen payment payments betaald paid
achterstallig openstaand onbetaald vervallen debiteuren aanmaning betaalherinnering overdue unpaid outstanding receivables
agenda kalender calendar
afspraak afspraken appointment appointments booking bookings boeking
vergadering vergaderingen meeting meetings overleg videovergadering videogesprek videocall video-call
notulen verslag minutes notes transcript
taak taken task tasks todo actiepunt actiepunten
bericht berichten message messages
melding meldingen melden notification notifications notify alert alerts alarm waarschuwing waarschuwen
mail mails email emails e-mail
nieuwsbrief nieuwsbrieven newsletter newsletters
inschrijving inschrijvingen aanmelding aanmeldingen subscriber subscribers abonnee abonnees signup subscription
abonnement abonnementen subscription subscriptions
lead leads prospect prospects
opvolgen opvolging followup nabellen
verrijken verrijking enrich enrichment
samenvatten samenvatting samenvattingen summary summaries summarize summarise summarizing
vertalen vertaling vertalingen translate translation translations
ai kunstmatige intelligence llm
voorraad stock inventory
verzending verzenden zending zendingen shipping shipment shipments delivery bezorging
pakket pakketten parcel parcels package
retour retouren retourneren return returns refund refunds terugbetaling
winkelwagen winkelmand mand cart carts basket
verlaten abandoned
product producten artikel artikelen products item items
artikel artikelen blog blogs article articles
webshop webwinkel shop online-store webstore
leverancier leveranciers supplier suppliers vendor vendors
inkoop purchase purchasing
uitgave uitgaven kosten expense expenses declaratie declaraties
bon bonnen bonnetje bonnetjes kassabon receipt receipts
bank banking
btw vat belasting tax
boekhouding boekhouden boekhoud accounting bookkeeping grootboek ledger administratie
maandafsluiting month-end
omzet revenue sales verkoop
verslag rapport rapportage rapporten report reports reporting
overzicht digest overview roundup
dashboard dashboards
dagelijks dagelijkse daily dag
wekelijks wekelijkse weekly week
maandelijks maandelijkse monthly maand
reservekopie backup backups back-up
synchroniseren synchronisatie sync synchronize synchronise gelijktrekken gelijkhouden doorzetten bijwerken bijhouden
koppelen koppeling connect integration
verplaatsen overzetten migreren migratie migrate migration move
dubbele dubbel duplicaten ontdubbelen duplicate duplicates dedupe deduplicate deduplication
opschonen opruimen schoonmaken schonen clean cleanup cleaning clean-up
controleren controle check checks validate validation valideren
goedkeuren goedkeuring akkoord approve approval approvals
fout fouten storing storingen error errors failure failures failed
bewaken bewaking monitor monitoring monitoren
uptime bereikbaar downtime down plat onbereikbaar outage
website websites site webpagina
beveiliging security veiligheid
server servers
bestand bestanden file files document documenten documents
map mappen folder folders
bijlage bijlagen attachment attachments
uploaden upload uploads
downloaden download
archiveren archief archive
rij rijen row rows
tabel tabellen table tables spreadsheet spreadsheets
formulier formulieren form forms
enquete enquetes vragenlijst survey surveys
antwoord antwoorden answer answers reply replies beantwoorden respond response
vraag vragen question questions
klantenservice klantcontact support helpdesk
ticket tickets supportvraag supportvragen klantvraag klantvragen supportmail
klacht klachten complaint complaints
beoordeling beoordelingen review reviews recensie recensies
tevredenheid satisfaction nps csat
feedback terugkoppeling
chatbot chatbots bot assistent assistant agent
kennisbank knowledge-base knowledge faq
doorsturen doorzetten forward route routing routeren
toewijzen verdelen assign distribute
classificeren indelen sorteren classify categorize classification triage labelen
prioriteit urgent spoed priority
escaleren escalatie escalate escalation
plaatsen publiceren publish post posts posting
inplannen plannen planning schedule scheduling scheduled
schedule cron interval
socials social-media socialmedia
concurrent concurrenten competitor competitors
vermelding vermeldingen mention mentions
zoekwoord zoekwoorden keyword keywords
zoekmachine seo
advertentie advertenties campagne campagnes ad ads campaign campaigns
afbeelding afbeeldingen foto plaatje beeld image images photo picture visual
video videos filmpje
podcast podcasts
tekst teksten text copy
schrijven write writing
vacature vacatures job jobs opening
sollicitatie sollicitaties sollicitant sollicitanten kandidaat kandidaten applicant applicants application applications candidate candidates recruitment werving
cv resume
medewerker medewerkers werknemer personeel collega collegas employee employees staff colleague colleagues
afhandelen afhandeling verwerken verwerking handle handling process processing
nieuw nieuwe new
versturen sturen send
maken aanmaken create generate genereren opstellen
toevoegen add
verwijderen delete remove
opslaan bewaren save store
onboarding inwerken indiensttreding
offboarding uitdiensttreding vertrek leaver leavers
verlof vakantie leave holiday vacation
ziekmelding ziek verzuim sick absence
verjaardag verjaardagen birthday birthdays
uren urenregistratie urenstaat tijdregistratie timesheet timesheets time-tracking hours
salaris loon payroll salary salarisstrook loonstrook loonstroken payslip payslips loonadministratie
contract contracten overeenkomst agreement
ondertekenen handtekening sign signature
contactpersoon contact contacten contacts
bedrijf bedrijven company companies
verjaren renewal verlenging verlengen renew
opzegging opzeggen churn cancel cancellation
welkom welcome
korting kortingscode discount coupon
prijs prijzen price prices pricing
weer weerbericht weather
nieuws news
koers koersen wisselkoers exchange-rate currency valuta
gebruiker gebruikers user users
wachtwoord wachtwoorden password passwords
database databases databank
commit commits
uitrol deploy deployment release releases
bug bugs
gesprek gesprekken call calls telefoon phone
spraak voice spraakbericht
transcriberen transcriptie transcribe transcription uitschrijven
webinar webinars
evenement evenementen event events
ophalen fetch scrape scraping
herkennen uitlezen extract extraction ocr parse
sentiment stemming
gpt chatgpt openai
claude anthropic
gemini googlegemini
twitter tweet tweets
googleagenda googlecalendar gcal
gsheets googlesheets
gdrive googledrive
excel microsoftexcel microsoftexcel365
teams microsoftteams msteams
outlook microsoftoutlook
onedrive microsoftonedrive
sharepoint microsoftsharepoint
todo microsofttodo
postgres postgresql
brevo sendinblue
kit convertkit
dynamo dynamodb
whatsapp whatsappbusiness whatsappbusinesscloud
facebook facebookgraphapi
monday mondaycom
ga4 googleanalytics
s3 awss3
ses awsses
sqs awssqs
sms tekstbericht
pdf pdfs
csv komma
xml
rag vectorstore
account accounts gebruikersaccount gebruikersaccounts login logins inlog
declareren declaratie declaraties onkostendeclaratie onkosten reiskosten reiskostendeclaratie travel-expenses expense-report expense-claim
betaling betalen betaalt payer payers pay afrekenen
aanmanen aanmaning aanmaningen betaalherinnering betaalherinneringen dunning
herinneren opvolgen nabellen chase chasing nudge
wanbetaler wanbetalers late-payer late-payers late-payment late-payments past-due betaalt-niet niet-betaald niet-betaalde not-paid te-laat-betaald openstaande-posten receivable debiteur debiteuren aanmaning aanmaningen betaalherinnering betaalherinneringen onbetaald unpaid
incasso incassobatch direct-debit sepa automatische-incasso
afletteren matchen aansluiten reconcile reconciliation wegstrepen match
bankafschrift bankafschriften bankstatement bank-statement transacties transactions
liquiditeit kasstroom cashflow cash-flow prognose forecast
jaarrekening jaarafsluiting jaarcijfers year-end annual-accounts
maandafsluiting maandcijfers month-end monthly-figures
inkoopfactuur inkoopfacturen bills bill purchase-invoice purchase-invoices supplier-invoice
uitbetaling uitbetalingen payout payouts
geschil geschillen betwist betwiste betwisten disputed chargeback chargebacks dispute disputes
fraude fraud verdacht verdachte suspicious
donatie donaties donateur donateurs donation donations gift giften
contributie contributies lidmaatschapsgeld membership-fee
lid leden lidmaatschap member members membership ledenadministratie vereniging association club
cadeaubon cadeaubonnen tegoedbon gift-card gift-cards voucher vouchers
track-and-trace track-en-trace trackingnummer volgcode tracking zending pakket
bezorgd geleverd levering leveren verzending
magazijn warehouse fulfilment fulfillment
picklijst picklijsten pick-list pakbon packing inpakken
bijbestellen restock reorder
uitverkocht sold-out
lage-voorraad low-stock
nabestelling backorder
groothandel wholesale b2b
productbeschrijving productbeschrijvingen productteksten product-description product-descriptions
loyaliteit spaarpunten loyalty klantwaarde vaste-klant returning
bedankt bedanken bedankje bedankmail thank-you thanks
terugwinnen winback win-back reactiveren reactivate slapende inactive inactieve
klantbehoud retention churn opzegging
upsell cross-sell upselling
acquisitie koude-acquisitie cold-outreach outreach cold-email prospectie
verkoopkans kans deal deals opportunity opportunities pijplijn pipeline
relatiebeheer crm customer-relationship
contactformulier contactaanvraag contact-form aanvraag aanvragen inquiry inquiries enquiry request requests
demoaanvraag demo demos trial proefperiode
visitekaartje visitekaartjes business-card
nps enps score
terugbellen terugbelverzoek callback call-back
out-of-office afwezig afwezigheid afwezigheidsbericht autoreply auto-reply
overdracht handover hand-over overdragen
no-show no-shows niet-komen-opdagen niet-verschenen
reservering reserveringen reserveren reservation reservations boeking booking
wachtlijst waitlist waiting-list
gastenlijst guest-list tickets-evenement
rooster roosters dienst diensten shift shifts dienstrooster schedule-shifts
ruilen swap
verlof verlofaanvraag verlofaanvragen verlofdagen vakantiedagen vakantieaanvraag time-off day-off days-off pto leave-request vrije-dagen vrije-dag atv
ziek ziekteverzuim ziekteverlof ziekgemeld ziekmelden sick-leave sickness verzuimmelding re-integratie poortwachter
functioneringsgesprek beoordelingsgesprek gesprekscyclus performance-review appraisal
werkplezier werksfeer medewerkerstevredenheid employee-satisfaction pulse
arbeidscontract arbeidsovereenkomst employment-contract aanzegging
sollicitatiebrief motivatiebrief cover-letter sollicitatie cv
sollicitatiegesprek job-interview interview interviews
afwijzing afwijzen afwijzingsbrief rejection reject
aanname aannemen hire hires hiring new-hire nieuwe-medewerker nieuwe-collega onboarding starter
uit-dienst laatste-werkdag leaver leavers exit-interview offboarding
personeelshandboek handboek handbook
opleiding training cursus course
diploma certificaat certificaten certificate certificates
standup stand-up daily-standup
actielijst actiepunten action-items action-points taken
voorbereiden voorbereiding prep prepare preparation briefing
deadline deadlines vervaldatum due-date due
herhalen terugkerend terugkerende recurring periodiek
focustijd concentratie focus-time focus
idee ideeen ideeenbus idea ideas suggestie suggestion
besluit besluiten beslissing decision decisions
leeslijst bladwijzer bladwijzers bookmarks reading-list
spraakmemo spraakmemos voice-memo voice-note voice-notes dictaat inspreken
podcastaflevering aflevering episode shownotes
ondertiteling subtitles captions
persbericht persberichten press-release pers media
contentkalender redactiekalender content-calendar editorial-calendar
webcare reacties comments comment reactie
hashtag hashtags
influencer influencers creator creators
affiliate affiliates partner partners
zoekmachineoptimalisatie seo rankings vindbaarheid
landingspagina landing-page
utm campagnelink campagnelinks campaign-link
winactie prijsvraag giveaway loting raffle
merk merkvermelding brand reputatie reputation
afmelden afmelding uitschrijven uitschrijving unsubscribe opt-out
opt-in double-opt-in dubbele-opt-in bevestigen confirm confirmation
bounce bounces bezorgbaarheid deliverability
verwijderverzoek wissen gdpr avg privacy persoonsgegevens data-subject inzageverzoek inzage erase erasure
bewaartermijn bewaartermijnen retention-period
phishing verdachte-mail suspicious-mail
toegangsrechten rechten permissions access toegang
certificaat certificaten ssl tls certificate certificates domeinnaam domein domeinen domain domains
kwetsbaarheid vulnerability cve
webhook webhooks endpoint callback-url
wachtrij queue queues
logboek logs log logging audit
statuspagina status-page
incident incidenten on-call piket oncall
versiebeheer git repository repo
build builds ci
importeren import inlezen inladen
exporteren export exports
rekenblad werkblad sheet sheets spreadsheet
grafiek grafieken chart charts
kpi kpis kengetallen cijfers figures metrics statistieken statistics stats
kwaliteitscontrole datakwaliteit data-quality
scannen scan inscannen digitaliseren ocr
sjabloon sjablonen template templates
opzoeken lookup zoeken search
adres adressen address addresses postcode
telefoonnummer telefoonnummers phone-number
kvk handelsregister bedrijfsgegevens chamber-of-commerce
huisstijl tone-of-voice schrijfstijl
opvolgmail followup-mail nurture nurturing drip
afspraakbevestiging booking-confirmation
chatten chat live-chat livechat
doorverbinden overdragen escaleren
openingstijden opening-hours
sla reactietijd response-time
energie energy stroom
temperatuur temperature sensor sensors
thermostaat lamp lampen lights light
sport workout hardlopen strava
boek boeken book books
crypto bitcoin munten
aandelen beleggen portfolio stocks
recept recepten recipe
verhuizen overstappen switchen switch
kwalificeren kwalificatie qualify qualification scoren scoring score leadscore
boeken inboeken verwerken inlezen post-invoices
beantwoorden reageren respond responding reply
bevestigen bevestiging bevestigingsmail confirm confirmation confirmations
label labels etiket sticker
opnemen opname opnames record recording recordings
`;
