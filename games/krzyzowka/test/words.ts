/** A small dictionary for tests: real words, with those of the worked examples among them. */
const LIST = `
ad ar as at be ce ci co da de do ech em en er es et fa go ha id im
ja ku la li ma me mi mu na no od on os oś oz oń pe pi po re ro se si są ta te to tu ty ul ut
we wy wu za ze ara arb ary asa asy bal bas bat bez bis bok bór byk byt cel cło dal dar dom dno dwa era fan gaj gol
góra hak ile ima jad jak jar jej jon kat kij kit koc kok kos kot kra kto kup las len lew lis lot
mak mar mat mim min mit mur nad nas nie nit nos not nów oba oka oko oni ora osa osy oto par pas pat pan piec
pik pot pył rad rak ran ras rok rój rów sam sad ser sen sok sos sto sum syn tak tam tan tik ton tor tur tym
typ uda wał wir wór zad zna zero żar żona rana rano rasa rata rena rety rosa rota rany
akta alei aria atak banan baran basen basenu bieg biel bilet biuro błoto cena dama data deska droga
dwór farsa gazeta grać góry igła inna inny jama karo kino kara kasa kasta karat karta kaseta kilo klasa
kolano kolej koza kozy król krowa kuna lala lato lekarz liga limo list lody łany łowy łoś malina mama mapa
marka masa masło meta miano mina miasto mleko moda morze motor mowa nasi nauka nera nora nosa nota notes
obraz ocena oda okno okap okoń opat opera order osad ospa osoba owies ojciec panie panna paski pasta piano
pilot plan poeta pole polana pora poza praca prasa rabat rama ramię raport renta rola rower ruina
sanie sala satyna ser serce siano siostra sito skala słowo sonata stado stan start stopa strona
teatr tekst temat tenor tona trasa trąby trener uwaga waga wiara wino woda wojna zapis zasada ziarno zima
sądzi apteka koza zegar zero ziemia zupa żaba życie
senator karotka kareta kasetka lokator pisanie czytanie powozie operator maseczka toaleta sekator
orkiestra natarcie terapia polonez sanatoria pieniek poranek poranna kolanko stanowi
starania parasole senatora piosenka maskotka pianista rotacja kolacja lokacja edycja relacja opozycja
stacja racja intencja patelnia kanonier oaza potrawa potrawie koronie ocierane zaprosi zaorane
notowany rezerwa kopalnia serwetka aksamit zapis sarenka panorama ananas anonim eskorta
`;

export const WORDS: readonly string[] = [...new Set(LIST.split(/\s+/).filter(Boolean))];
