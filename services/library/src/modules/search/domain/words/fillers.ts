/**
 * Words that a sentence has and no wish is about: what people type around what they look for, in Dutch and English. They
 * ask for nothing while another word does.
 */
export const fillers = `
vanzelf zodat omdat terwijl voordat nadat totdat opdat hoewel toch dus echter namelijk eigenlijk misschien soms ineens opeens daar daarna
daarvoor daarmee daarom daarbij daarvan daarop hier hiervoor hiermee hierbij hiervan erbij ervan eraan erop ermee erin ertoe waarmee waarop
waarbij waardoor waarin waarvan mezelf mijzelf jezelf onszelf zichzelf iedereen ander andere anderen zo zoals zowel beide bijvoorbeeld bv
alvast mogelijk manier manieren nodig zal zullen zul zult werd werden was waren ben bent geweest kon konden kun kunt kan mocht mogen mochten
wilde wilden wou doet deed deden gedaan dezelfde hetzelfde zelfde keer keren ding dingen soort soorten beetje paar enkele sommige vele
welk hoelang hoevaak geleden ooit ergens nergens alsof indien mits tenzij aangezien waarna ongeacht dankzij vanwege wegens
omtrent aan-de-hand middels behulp zelfs sowieso trouwens verder voortaan telkens jullie wijzelf ie hé hee hey svp aub alsjeblieft alstublieft
bedankt dank-je graag-zou zoiets ietsje oplossing oplossingen mogelijkheid mogelijkheden flow flows
was were been being am will shall may might must there theirs them they he she him his us ourselves myself yourself themselves other others
another such so also too even still yet already again ever because until while before after though although through across along among
onto upon toward towards whether both either neither anything everything something everything anyone everyone anybody everybody thing things
stuff way ways kind lot lots able possible trying try tries using used uses usage lets let im id ill youre thats whats theres hows wheres
got gets getting gotten having has had where whenever wherever whom whose why here thanks thank hi hey really actually basically
simply maybe perhaps instead else etc per via between against solution solutions wish wanting wanted looking`;

/** How a thing is, or when, tells less than the thing. */
export const manners = `
gemakkelijk gemakkelijke belangrijk belangrijke nuttig nuttige duidelijk duidelijke professioneel professionele standaard tijdelijk tijdelijke
definitief definitieve actueel actuele recent recente recentste vorige vorig afgelopen komende komend aankomende eerstvolgende vandaag nu straks
later eerder eerdere inmiddels zojuist onlangs tegelijk tegelijkertijd gelijktijdig afzonderlijk afzonderlijke gezamenlijk gezamenlijke centraal
centrale handmatig handmatige netjes keurig vriendelijk vriendelijke correct correcte foutloos efficient efficiente efficienter slimmer
zakelijk zakelijke gehele totale diverse enige alleen enkel slechts vooral meestal normaal normale gewone haast ruim minstens hooguit
maximaal maximale minimaal minimale genoeg voldoende teveel weinig binnenkomende binnenkomend inkomende uitgaande binnengekomen ingekomen
lopende lopend dadelijk onmiddellijk rechtstreeks automatische geautomatiseerd geautomatiseerde regelmatig regelmatige periodiek periodieke
vervelend vervelende lastig lastige moeilijk moeilijke druk drukke perfect perfecte speciale bepaalde bepaald specifieke hoogste omlaag omhoog
weg terug mee toe af vast klaar hoogte onderweg gaten opnieuw weer up out off zicht kijk
same various several certain specific particular main whole entire real true proper useful handy helpful important recent recently upcoming
past previous today yesterday now later together separately separate manual manually automatic efficient efficiently properly nicely
friendly perfect professional regular regularly usually mostly almost nearly only directly straight away once twice incoming outgoing inbound
outbound unread quick-and-easy special common typical main own hassle seamless seamlessly smart better smoothly correctly multiple single
due-course ahead `;

/** What is done with a thing, whoever does it: tells less than the thing. */
export const deeds = `
regel regelt geregeld houd hou maakt gemaakt stuurt gestuurd verstuurd verstuurt ontvangt krijg krijgt kreeg gekregen zie zien ziet gezien voer
voert haal haalt gehaald opgehaald neem genomen zette gezet leg leggen legt gelegd breng gebracht ga kom gebruikt gebruik toon
tonen weergeven deel gedeeld verzorgen zorgen hoor begin beginnen begint gebeurd lukt doorlopen afwerken verzamel verzameld bekijk zoek zoekt
gezocht vind vindt gevonden meegeven aanleveren opleveren inzetten toepassen uitrollen inrichten opzetten verlopend bijhoud checkt koppelt gekoppeld verbindt
krijgen terechtkomen belanden ophoesten spotten opmerken merken doorzoeken aantonen voorleggen samenbrengen samenvoegen bijschaven
ensure allow allows enable enables set sets run runs running manage manages pull pulls push pushes grab grabs sees see view views display
provide provides receive receives received produce produces made makes making done works working helps knows know become
becomes starts turns turned convert converts transform transforms simplify streamline speed increase boost decrease raise deliver
handles handling organizes keeps keeping puts putting gives giving sends sending sent creates creating created adds adding added finds finding
takes taking shows showing tells telling checks checking collects collecting gathers gathering tracks tracking monitors monitoring processes
processing generates generating uploads syncs stays stay remain brings bring leave-behind
seintje seintjes sein notificatie notificaties notification notifications alert alerts alerting melding meldingen berichtje ping pingen vergeten vergeet forget forgot
niemand nobody`;
