import { smallLexicon } from '@late/lexicon/testing';

/** A few hundred Polish words, short enough to be found often: the dictionary of the recorded games. */
export const WORDS: readonly string[] = `
aj as aż ba bo by co da do ej go ha ho im iż ja je ku ma mą mi mu my na ni no od oj on oś ot po są
ta tą te tę to tu ty ud ul wy we za ze że ów
ale ani aut bać bal bar bas bat bąk bez bić bok ból brać bór buk być cal cel cena ceń chór cło cud
cyk czas czy dać dal dąb dno dług dół dom dół dwa dym dzik dziś echo etap ech fala fan fen fiś foka
gaj gęś gol gra gro góra gród gwar gza hak hol huk ich idź igła ile imię inny inna iść
jak jar jaz jedz jego jej jest jeż jęk już kac kasa kąt kino kij kit klan klin koc kod koń kok kot
kra król krąg ksiądz kto kub kuj kura kwas lać las lat lek len lep lew lin list liść los lud luz
łan łap łez łoś łów łuk łza mak mam maź mąż mech mgła miś mit moc mój mól muł mur myć mysz nad
nać nam nas nić noc noga nos nów nóż obok oby och ocet oda oko oni one ono ona osa oset osiem oś owa
owo pac pan para pas piec pies piła pić pion pił plan plus pod pot pól pół por pora prąd pręt
próg psy puch pył rak rąk ręka rana rap raz rep rok rola rosa róg rój róż ruch rum rura ryba rys ryś
rząd rzut sad sam sań sąd sen ser ser siano sieć siła siń skok skóra słoń smak sok sól spać stać
stal sto stół syn szal szyć śmiech śnić śnieg śpi tak tam tan tara tej ten tik tlen tło tok ton tor
torba tor trąd trzy tuż twój twoja tył uch ucho uda udo uraz usta uwaga wada wał wam was wąs wąż
wędka wiać wiek wilk wir woda wola woń wóz wór wrak wróg wsi wuj wyż zad zając ząb zdać zew zero
zima złoć złom znać zraz zuch żal żar żaba żart żer żona żur żyć żyła
kość kości koni konie koniec ten nit nić nota nuta rata rany rano noce nocy oczy ręce teza zez koza
kozy kosa kosy kora kory osie asa asy ar ary aria era ery ersatz etat eter oaza oazy ona oka oku oni
arena areny azot azoty atak ataki anioł anody anoda zator zenit zero nazwa nosa nosi noszę nowa nowe
nowy nowi sosna seria serio siano sieci siec stań stoi stos stos strona stan stany tania tani tanie
taniec torus trasa trasy trawa wiara wiary wiatr wiosna wino wina wino winy wrona zaraz zasada
zero rosa rosy rota roty rower rów zawis zwis zwisa kino kina kinie nikt kanon kara kary kat
kaci krok kroki kran krany kres kros kreta karton karo kasa kasy kawa kawy koszt znak znaki zonk
notes nosek rynek winko wzrok wzór wada wady pan pani pana panie port porty pora pory pasta pas pasy
pęk pętla moda mody mina miny mina mapa mapy mama mata maty lata lato lasy lina liny lis lisa lipa
lipy list listy dama damy dane data daty dom domy domu duma dumy dusza jama jamy jasno jasny jutro
jądro ciało cały całe cicho córka cień łan łany łata łaty łapa łapy łania łany gaza gra grać grad
bania buty but boa baza bazy bieg bilet fakt farba film foka foki huta hak haki herb ruda rudy
`
  .split(/\s+/)
  .filter((word) => word !== '');

export const NOTEBOOK = smallLexicon([...new Set(WORDS)], 'notebook-1');
