/**
 * Written by `npm run airports`; sources and licence are in NOTICE.md, the rules in bin/airports.
 * Code, zone, city, name, latitude, longitude, between tabs.
 */
export const airportLines: string = `
AAA	Pacific/Tahiti	Anaa	Anaa Airport	-17.3526	-145.5100
AAB	Australia/Brisbane	Arrabury	Arrabury Airport	-26.6932	141.0478
AAC	Africa/Cairo	Arīsh	El Arish International Airport	31.0733	33.8358
AAD	Africa/Mogadishu	Adado	Adado Airport	6.0968	46.6382
AAE	Africa/Algiers	Annaba	Rabah Bitat Annaba Airport	36.8222	7.8092
AAF	America/New_York	Apalachicola	Apalachicola Municipal Airport	29.7294	-85.0288
AAG	America/Sao_Paulo	Arapoti	Avelino Vieira Airport	-24.1031	-49.7893
AAH	Europe/Berlin	Aachen	Aachen-Merzbrück Airport	50.8235	6.1884
AAI	America/Araguaina	Arraias	Arraias Airport	-13.0239	-46.8856
AAJ	America/Paramaribo	Cajana	Cayana Airstrip		
AAK	Pacific/Tarawa	Aranuka Island	Aranuka Airport	0.1854	173.6354
AAL	Europe/Copenhagen	Aalborg	Aalborg Airport	57.0928	9.8492
AAM	Africa/Johannesburg	Malamala Game Reserve	Malamala Airport	-24.8181	31.5446
AAN	Asia/Dubai	Al Ain City	Al Ain International Airport	24.2617	55.6092
AAO	America/Caracas	Anaco	Anaco Airport	9.4306	-64.4716
AAP	Asia/Makassar	Samarinda	APT Pranoto Airport	-0.3731	117.2568
AAQ	Europe/Moscow	Anapa	Anapa Airport	45.0021	37.3473
AAR	Europe/Copenhagen	Tirstrup	Aarhus Airport	56.3023	10.6263
AAT	Asia/Shanghai	Jinshanlu	Altay Airport	47.7522	88.0874
AAU	Pacific/Apia	Asau	Asau Airport	-13.5050	-172.6278
AAV	Asia/Manila	Surallah	Allah Valley Airport	6.3667	124.7333
AAX	America/Sao_Paulo	Araxá	Araxá Airport	-19.5632	-46.9604
AAY	Asia/Aden	Al Ghayz̧ah	Al Ghaidah International Airport	16.1917	52.1750
AAZ	America/Guatemala	Quetzaltenango	Quezaltenango	14.8600	-91.5000
ABA	Asia/Krasnoyarsk	Abakan	Abakan International Airport	53.7400	91.3850
ABB	Africa/Lagos	Asaba	Asaba International Airport	6.2086	6.6611
ABC	Europe/Madrid	Albacete	Albacete Airport	38.9485	-1.8635
ABD	Asia/Tehran	Abadan	Abadan International Airport	30.3711	48.2283
ABE	America/New_York	Allentown	Lehigh Valley International Airport	40.6525	-75.4355
ABF	Pacific/Tarawa	Abaiang Atoll	Abaiang Atoll Airport		
ABG	Australia/Brisbane	Abingdon Downs	Abingdon Airport	-17.6086	143.1839
ABH	Australia/Brisbane	Alpha	Alpha Airport	-23.6461	146.5836
ABI	America/Chicago	Abilene	Abilene Regional Airport	32.4112	-99.6820
ABJ	Africa/Abidjan	Abidjan	Port Bouet Airport	5.2614	-3.9263
ABK	Africa/Addis_Ababa	Kebri Dahar	Kabri Dar Airport	6.7325	44.2410
ABL	America/Anchorage	Ambler	Ambler Airport	67.1015	-157.8582
ABM	Australia/Brisbane	Bamaga	Northern Peninsula Airport	-10.9508	142.4590
ABN	America/Paramaribo	Albina	Albina Airstrip	5.5128	-54.0501
ABO	Africa/Abidjan	Aboisso	Aboisso Airport	5.4670	-3.2000
ABQ	America/Denver	Albuquerque	Albuquerque International Airport	35.0420	-106.6070
ABR	America/Chicago	Aberdeen	Aberdeen Regional Airport	45.4497	-98.4215
ABS	Africa/Cairo	Abu Simbel	Abu Simbel Airport	22.3757	31.6117
ABT	Asia/Riyadh	Al Bahah	Al-Baha Domestic Airport	20.2951	41.6402
ABU	Asia/Makassar	Atambua	A. A. Bere Tallo Airport	-9.0747	124.9048
ABV	Africa/Lagos	Abuja	Nnamdi Azikiwe International Airport	9.0066	7.2642
ABX	Australia/Sydney	Albury	Albury Airport	-36.0678	146.9581
ABY	America/New_York	Albany	Southwest Georgia Regional Airport	31.5355	-84.1944
ABZ	Europe/London	Aberdeen	Aberdeen International Airport	57.2019	-2.1978
ACA	America/Mexico_City	Acapulco de Juárez	General Juan N. Álvarez International Airport	16.7571	-99.7540
ACB	America/Detroit	Bellaire	Antrim County Airport	44.9800	-85.2000
ACC	Africa/Accra	Accra	Kotoka International Airport	5.6052	-0.1668
ACE	Atlantic/Canary	Lanzarote	Lanzarote Airport	28.9503	-13.6056
ACF	Asia/Shanghai	Ālā'ĕr	Alaer Talimu Airport	40.4401	81.2612
ACH	Europe/Zurich	Altenrhein	St. Gallen-Altenrhein Airport	47.4850	9.5608
ACI	Europe/Guernsey	Alderney	Alderney Airport	49.7066	-2.2155
ACJ	Asia/Colombo	Anuradhapura	SLAF Anuradhapura	8.3015	80.4279
ACK	America/New_York	Nantucket	Nantucket Memorial Airport	41.2531	-70.0602
ACL	America/Bogota	Aguaclara	Aguaclara Airport	4.7470	-72.9908
ACM	America/Bogota	Puerto Arica	Puerto Arica Airport	-2.1456	-71.7578
ACN	America/Matamoros	Ciudad Acuña	Ciudad Acuña New International Airport	29.3329	-101.0990
ACP	Asia/Tehran	Marāgheh	Sahand Airport	37.3480	46.1279
ACR	America/Bogota	Aracuara	Araracuara Airport	-0.6006	-72.3988
ACS	Asia/Krasnoyarsk	Achinsk	Achinsk Airport	56.2700	90.5700
ACT	America/Chicago	Waco	Waco Regional Airport	31.6088	-97.2254
ACU	America/Panama	Achutupo	Achutupo Airport		
ACV	America/Los_Angeles	Arcata	Arcata-Eureka Airport	40.9716	-124.1071
ACX	Asia/Shanghai	Xingyi	Xingyi Wanfenglin Airport	25.0850	104.9573
ACY	America/New_York	Atlantic City	Atlantic City International Airport	39.4576	-74.5772
ACZ	Asia/Tehran	Zābol	Zabol	31.0983	61.5439
ADA	Europe/Istanbul	Adana	Adana Şakirpaşa Airport	36.9822	35.2804
ADB	Europe/Istanbul	İzmir	İzmir Adnan Menderes International Airport	38.2924	27.1569
ADC	Pacific/Port_Moresby	Andakombe	Andakombe Airport	-7.1373	145.7449
ADD	Africa/Addis_Ababa	Addis Ababa	Addis Ababa Bole International Airport	8.9779	38.7993
ADE	Asia/Aden	Aden	Aden International Airport	12.8295	45.0288
ADF	Europe/Istanbul	Adıyaman	Adiyaman Airport	37.7313	38.4691
ADG	America/Detroit	Adrian	Lenawee County Airport	41.8692	-84.0747
ADH	Asia/Yakutsk	Aldan	Aldan Airport	58.6032	125.4073
ADI	Africa/Windhoek	Arandis	Arandis Airport	-22.4622	14.9800
ADJ	Asia/Amman	Amman	Amman Civil Airport	31.9727	35.9916
ADK	America/Adak	Adak Island	Adak Airport	51.8780	-176.6460
ADL	Australia/Adelaide	Adelaide	Adelaide Airport	-34.9450	138.5306
ADM	America/Chicago	Ardmore	Ardmore Municipal Airport	34.3023	-97.0189
ADN	America/Bogota	Andes	Andes Airport	5.6962	-75.8795
ADO	Australia/Adelaide	Andamooka	Andamooka Airport	-31.0200	137.2000
ADP	Asia/Colombo	Ampara	Ampara Airport	7.3371	81.6259
ADQ	America/Anchorage	Kodiak	Kodiak Benny Benson State Airport	57.7497	-152.4936
ADR	America/New_York	Andrews	Robert F. Swinnie Airport	33.4516	-79.5262
ADS	America/Chicago	Dallas	Addison Airport	32.9685	-96.8367
ADT	America/Chicago	Ada	Ada Municipal Airport	34.8031	-96.6714
ADU	Asia/Tehran	Ardabīl	Ardabil Airport	38.3264	48.4244
ADV	Africa/Khartoum	El Daein	El Daein Airport	11.4037	26.1194
ADW	America/New_York	Camp Springs	Joint Base Andrews	38.8037	-76.8722
ADX	Europe/London	Saint Andrews	Leuchars	56.3729	-2.8684
ADY	Africa/Johannesburg	Alldays	Alldays Airport	-22.6790	29.0555
ADZ	America/Bogota	San Andrés	Gustavo Rojas Pinilla International Airport	12.5836	-81.7112
AEA	Pacific/Tarawa	Abemama	Abemama Airport	0.4913	173.8262
AEB	Asia/Shanghai	Baise	Baise Bama Airport	23.7197	106.9634
AEG	Asia/Jakarta	Aekgadang	Aek Godang Airport	1.3992	99.4319
AEK	Pacific/Port_Moresby	Aseki	Aseki Airport	-7.3509	146.1941
AEL	America/Chicago	Albert Lea	Albert Lea Municipal Airport	43.6800	-93.3700
AEM	Asia/Vladivostok	Amgu	Amgu Airport	45.8415	137.6728
AEP	America/Argentina/Buenos_Aires	Buenos Aires	Jorge Newbery Airport	-34.5592	-58.4156
AEQ	Asia/Shanghai	Chifeng	Chifeng Ar Horqin Airport	43.8704	120.1596
AER	Europe/Moscow	Sochi	Sochi International Airport	43.4499	39.9566
AES	Europe/Oslo	Ålesund	Ålesund Airport, Vigra	62.5604	6.1102
AET	America/Anchorage	Allakaket	Allakaket Airport	66.5500	-152.7000
AEU	Asia/Tehran	Abu Musa Island	Abu Musa Airport	25.8758	55.0336
AEX	America/Chicago	Alexandria	Alexandria International Airport	31.3259	-92.5459
AEY	Atlantic/Reykjavik	Akureyri	Akureyri Airport	65.6600	-18.0727
AFA	America/Argentina/Mendoza	San Rafael	San Rafael "Santiago Germano" Airport	-34.5883	-68.4039
AFD	Africa/Johannesburg	Port Alfred	Port Alfred Airport	-33.5800	26.8800
AFF	America/Denver	Colorado Springs	United States Air Force Academy Airstrip		
AFI	America/Bogota	Amalfi	Amalfi Airport	6.9170	-75.0700
AFK	Asia/Colombo	Ampara	Kondavattavan Tank Sea Plane Base	7.2848	81.6443
AFL	America/Cuiaba	Alta Floresta	Alta Floresta Aeroporto	-9.8661	-56.1062
AFN	America/New_York	Jaffrey	Jaffrey Municipal-Silver Ranch Airport	42.8000	-72.0000
AFO	America/Denver	Afton	Afton Municipal Airport	42.7200	-110.9000
AFP	America/New_York	Anson County	Anson County Airport		
AFR	Pacific/Port_Moresby	Afore	Afore Airport	-9.1318	148.3949
AFS	Asia/Samarkand	Zarafshan	Zarafshan Airport	41.6139	64.2332
AFT	Pacific/Guadalcanal	Afutara	Afutara Aerodrome	-9.1914	160.9486
AFW	America/Chicago	Fort Worth	Fort Worth Alliance Airport	32.9859	-97.3146
AFY	Europe/Istanbul	Afyonkarahisar	Afyon Airport	38.7264	30.6011
AFZ	Asia/Tehran	Sabzevar	Sabzevar Airport	36.1681	57.5952
AGA	Africa/Casablanca	Agadir	Agadir–Al Massira Airport	30.3250	-9.4131
AGB	Europe/Berlin	Munich	Augsburg Airport	48.4252	10.9318
AGC	America/New_York	Pittsburgh	Allegheny County Airport	40.3544	-79.9302
AGE	Europe/Berlin	Nordseeheilbad Wangerooge	Wangerooge	53.7833	7.9167
AGF	Europe/Paris	Agen	Agen-la-Garenne	44.1747	0.5906
AGH	Europe/Stockholm	Helsingborg	Ängelholm–Helsingborg Airport	56.2960	12.8555
AGI	America/Paramaribo	Wageningen	Wageningen Airport Airport	5.7670	-56.6800
AGJ	Asia/Tokyo	Aguni Jima	Aguni Island	26.5928	127.2403
AGK	Pacific/Port_Moresby	Kagua	Kagua Airport	-6.3969	143.8545
AGL	Pacific/Port_Moresby	Wanigela	Wanigela Airport	-9.3376	149.1550
AGN	America/Juneau	Angoon	Angoon Seaplane Base	57.5000	-134.6000
AGO	America/Chicago	Magnolia	Magnolia Municipal Airport	33.2300	-93.2200
AGP	Europe/Madrid	Málaga	Málaga Airport	36.6749	-4.4991
AGR	Asia/Kolkata	Agra	Agra Airport	27.1558	77.9609
AGS	America/New_York	Augusta	Augusta Regional Airport	33.3699	-81.9645
AGT	America/Asuncion	Ciudad del Este	Guaraní International Airport	-25.4555	-54.8436
AGU	America/Mexico_City	Aguascalientes	Aguascalientes International Airport	21.7056	-102.3179
AGV	America/Caracas	Acarigua	Acarigua	9.5534	-69.2375
AGW	Australia/Brisbane	Mapoon	Agnew Airport	-12.1456	142.1490
AGX	Asia/Kolkata	Agatti Island	Agatti Airport	10.8237	72.1760
AGZ	Africa/Johannesburg	Aggeneys	Aggeneys Airport		
AHA	Asia/Kolkata	Ambikāpur	Maa Mahamaya Airport	22.9904	83.1950
AHB	Asia/Riyadh	Abha	Abha Regional Airport	18.2404	42.6566
AHC	America/Los_Angeles	Herlong	Amedee Army Airfield	40.2700	-120.2000
AHD	America/Chicago	Ardmore	Ardmore Downtown Executive Airport	34.1506	-97.1211
AHE	Pacific/Tahiti	Ahé Atoll	Ahe Airport	-14.4281	-146.2570
AHF	America/Chicago	Arapahoe	Arapahoe Municipal Airport	40.3000	-99.9000
AHG	Indian/Mauritius	Agalega Islands	Agalega Airstrip		
AHH	America/Chicago	Amery	Amery Municipal Airport	45.2800	-92.3700
AHI	Asia/Jayapura	Amahai	Amahai Airport	-3.3470	128.9263
AHJ	Asia/Shanghai	Longri Nongmuchang	Hongyuan Airport	32.5268	102.3546
AHL	America/Guyana	Aishalton	Aishalton Airport	2.4830	-59.3200
AHM	America/Los_Angeles	Ashland	Ashland Municipal Airport-Sumner Parker Field		
AHN	America/New_York	Athens	Athens-Ben Epps Airport	33.9486	-83.3263
AHO	Europe/Rome	Alghero	Alghero-Fertilia Airport	40.6321	8.2908
AHT	America/Adak	Amchitka	Amchitka Air Force Base		
AHU	Africa/Casablanca	Al Hoceïma	Cherif Al Idrissi Airport	35.1771	-3.8395
AHY	Indian/Antananarivo	Ambatolahy	Amabatolahy Airport	-20.0157	45.5357
AHZ	Europe/Paris	L'Alpe-d'Huez	Alpe d'Huez Airport	45.0880	6.0850
AIA	America/Denver	Alliance	Alliance Municipal Airport	42.0700	-102.8000
AIC	Pacific/Kwajalein	Airok	Ailinglaplap Airok Airport	7.2794	168.8256
AID	America/Indiana/Indianapolis	Anderson	Anderson Municipal Airport	40.1089	-85.6158
AIE	Pacific/Port_Moresby	Aiome	Aiome Airport	-5.1424	144.7320
AIF	America/Sao_Paulo	Assis	Marcelo Pires Halzhausen State Airport	-22.6389	-50.4551
AIG	Africa/Bangui	Yalinga	Yalinga	6.5170	23.2500
AIH	Pacific/Port_Moresby	Aiambak	Aiambak Airport	-7.3436	141.2674
AII	Africa/Djibouti	Ali Sabih	Ali-Sabieh Airport	11.1470	42.7180
AIK	America/New_York	Aiken	Aiken Municipal Airport	33.6493	-81.6843
AIL	America/Panama	Ailigandí	Ailigandi Airport	9.2223	-78.0233
AIM	Pacific/Kwajalein	Ailuk	Ailuk Airfield	10.2159	169.9815
AIN	America/Anchorage	Wainwright	Wainwright Airport	70.6134	-159.8604
AIO	America/Chicago	Atlantic	Atlantic Municipal Airport	41.4000	-95.0200
AIP	Asia/Kolkata	Adampur	Adampur Airport	31.4357	75.7564
AIR	America/Cuiaba	Aripuanã	Aripuanã Airport	-10.1864	-59.4575
AIS	Pacific/Tarawa	Arorae	Arorae Airport	-2.6159	176.8003
AIT	Pacific/Rarotonga	Aitutaki	Aitutaki Airport	-18.8294	-159.7672
AIU	Pacific/Rarotonga	Atiu Island	Enua Airport	-19.9678	-158.1190
AIV	America/Chicago	Aliceville	George Downer Airport	33.1000	-88.2000
AIW	Africa/Windhoek	Ai-Ais	Ai Ais	-27.9800	17.5800
AIY	America/Sao_Paulo	Araçuaí	Aracuai Airport		
AIZ	America/Chicago	Lake of the Ozarks State Park	Lee C Fine Memorial Airport	38.0959	-92.5494
AJA	Europe/Paris	Ajaccio	Ajaccio Napoleon Bonaparte Airport	41.9236	8.8029
AJF	Asia/Riyadh	Sakakah	Al Jouf Domestic Airport	29.7851	40.1000
AJI	Europe/Istanbul	Ağrı	Ağrı Airport	39.6545	43.0260
AJJ	Africa/Nouakchott	Akjoujt	Akjoujt	19.7300	-14.3800
AJK	Asia/Tehran	Arak	Arak Airport	34.1382	49.8473
AJL	Asia/Kolkata	Aizawl	Aizawl Lengpui Airport	23.8379	92.6202
AJN	Indian/Comoro	Ouani	Ouani Airport	-12.1317	44.4303
AJR	Europe/Stockholm	Arvidsjaur	Arvidsjaur Airport	65.5908	19.2817
AJS	America/Hermosillo	Punta Abreojos	Punta Abreojos Airport	26.7272	-113.5590
AJU	America/Maceio	Aracaju	Aracaju Aeroporto	-10.9840	-37.0703
AJY	Africa/Niamey	Agadez	Mano Dayak International Airport	16.9660	8.0001
AKA	Asia/Shanghai	Ankang	Ankang Airport	32.7081	108.9310
AKB	America/Adak	Atka	Atka Airport	52.2202	-174.2067
AKC	America/New_York	Akron	Akron Fulton International Airport	41.0373	-81.4668
AKE	Africa/Libreville	Akiéni	Akieni Airport	-1.1670	13.9200
AKF	Africa/Tripoli	Kufra	Kufra Airport	24.1787	23.3140
AKG	Pacific/Port_Moresby	Anguganak	Anguganak Airport		
AKH	Asia/Riyadh	Al Kharj	Prince Sultan Air Base	24.0627	47.5805
AKI	America/Anchorage	Akiak	Akiak Airport	60.9000	-161.2000
AKJ	Asia/Tokyo	Asahikawa	Asahikawa Airport	43.6708	142.4475
AKK	America/Anchorage	Akhiok	Akhiok Airport	56.9380	-154.1849
AKL	Pacific/Auckland	Auckland	Auckland International Airport	-37.0081	174.7917
AKN	America/Anchorage	King Salmon	King Salmon Airport	58.6768	-156.6493
AKO	America/Denver	Akron	Akron-Washington County Airport	40.1700	-103.2000
AKP	America/Anchorage	Anaktuvuk Pass	Anaktuvuk Pass Airport	68.1374	-151.7394
AKR	Africa/Lagos	Akure	Akure Airport	7.2467	5.3010
AKS	Pacific/Guadalcanal	Auki	Gwaunaru'u Airport	-8.7026	160.6820
AKU	Asia/Shanghai	Aqsu	Aksu Airport	41.2625	80.2917
AKV	America/Toronto	Akulivik	Akulivik Airport		
AKW	Asia/Tehran	Aghajari	Aghajari Airport	30.7391	49.6869
AKX	Asia/Aqtobe	Aktobe	Aktobe International Airport	50.2458	57.2067
AKY	Asia/Yangon	Sittwe	Akyab	20.1327	92.8726
ALA	Asia/Almaty	Almaty	Almaty International Airport	43.3521	77.0405
ALB	America/New_York	Albany	Albany County Airport	42.7483	-73.8017
ALC	Europe/Madrid	Alicante	Alicante–Elche Airport	38.2822	-0.5582
ALD	America/Lima	Alerta	Alerta Airport	-11.6502	-69.2294
ALE	America/Chicago	Alpine	Alpine – Casparis Municipal Airport	30.3879	-103.6766
ALF	Europe/Oslo	Alta	Alta Lufthavn	69.9761	23.3717
ALG	Africa/Algiers	Algiers	Algiers Houari Boumediene Airport	36.6985	3.2067
ALH	Australia/Perth	Albany	Albany Aerodrome	-34.9458	117.8081
ALI	America/Chicago	Alice	Alice International Airport	27.7409	-98.0269
ALJ	Africa/Johannesburg	Alexander Bay	Alexander Bay Airport	-28.5750	16.5333
ALL	Europe/Rome	Albenga	Riviera Airport	44.0506	8.1274
ALM	America/Denver	Alamogordo	Alamogordo-White Sands Regional Airport	32.8399	-105.9906
ALN	America/Chicago	Alton	Saint Louis Regional Airport	38.8901	-90.0459
ALO	America/Chicago	Waterloo	Waterloo Municipal Airport	42.5571	-92.4003
ALP	Asia/Damascus	Aleppo	Aleppo International Airport	36.1807	37.2244
ALQ	America/Sao_Paulo	Alegrete	Gaudêncio Machado Ramos Airport	-29.8135	-55.8927
ALR	Pacific/Auckland	Alexandra	Alexandra	-45.2117	169.3733
ALS	America/Denver	Alamosa	San Luis Valley Regional Airport	37.4300	-105.9000
ALT	America/Santarem	Alenquer	Alenquer Airport	-1.9175	-54.7211
ALU	Africa/Mogadishu	Caluula	Alula Airport	11.9586	50.7483
ALW	America/Los_Angeles	Walla Walla	Walla Walla Regional Airport	46.0948	-118.2890
ALX	America/Chicago	Alexander City	Thomas C Russell Field	32.9300	-85.9500
ALY	Africa/Cairo	Alexandria	Alexandria International Airport		
ALZ	America/Anchorage	Alitak Bay	Alitak Seaplane Base	56.8992	-154.2501
AMA	America/Chicago	Amarillo	Rick Husband Amarillo International Airport	35.2194	-101.7059
AMB	Indian/Antananarivo	Ambilobe	Ambilobe Airport	-13.1886	48.9876
AMC	Africa/Ndjamena	Am Timan	Am Timan Airport	11.0300	20.2800
AMD	Asia/Kolkata	Ahmedabad	Sardar Vallabhbhai Patel International Airport	23.0772	72.6346
AME	Africa/Maputo	Alto Molocue	Alto Molocue Airport		
AMF	Pacific/Port_Moresby	Ama	Ama Airport	-4.1007	141.6693
AMG	Pacific/Port_Moresby	Amboin	Amboin Airport		
AMH	Africa/Addis_Ababa	Arba Minch	Arba Minch Airport	6.0394	37.5904
AMI	Asia/Makassar	Mataram	Ampenan Selaparang Airport	-8.5606	116.0936
AMJ	America/Sao_Paulo	Almenara	Cirilo Queiróz Airport	-16.1800	-40.6800
AMK	America/Denver	Durango	Animas Air Park	37.2032	-107.8692
AML	America/Panama	Puerto Armuelles	Puerto Armuelles Airport	8.2681	-82.8649
AMM	Asia/Amman	Amman	Queen Alia International Airport	31.7226	35.9932
AMN	America/Detroit	Alma	Gratiot Community Airport	43.3220	-84.6878
AMO	Africa/Ndjamena	Mao	Mao	14.1200	15.3200
AMP	Indian/Antananarivo	Ampanihy	Ampanihy Airport	-24.6997	44.7342
AMQ	Asia/Jayapura	Ambon	Ambon Pattimura Airport	-3.7103	128.0891
AMS	Europe/Amsterdam	Amsterdam	Amsterdam Airport Schiphol	52.3103	4.7603
AMT	Australia/Adelaide	Amata	Amata Airport		
AMU	Pacific/Port_Moresby	Amanab	Amanab Airport	-3.5883	141.2185
AMV	Europe/Moscow	Amderma	Amderma Airport	69.7700	61.5500
AMW	America/Chicago	Ames	Ames Municipal Airport	42.0000	-93.6200
AMY	Indian/Antananarivo	Ambatomainty	Ambatomainty Airport	-17.6860	45.6240
ANA	Africa/Nairobi	Maasai Mara Game Reserve	Angama Mara Airport	-1.2697	34.9532
ANB	America/Chicago	Anniston	Anniston Metropolitan Airport	33.5882	-85.8581
ANC	America/Anchorage	Anchorage	Anchorage International Airport	61.1742	-149.9961
AND	America/New_York	Anderson	Anderson County Airport	34.4948	-82.7087
ANE	Europe/Paris	Angers	Angers – Loire Airport	47.5625	-0.3127
ANF	America/Santiago	Antofagasta	Aeropuerto Cerro Moreno	-23.4445	-70.4451
ANG	Europe/Paris	Angoulême	Angoulême – Cognac International Airport	45.7290	0.2190
ANI	America/Anchorage	Aniak	Aniak Airport	61.5800	-159.5000
ANJ	Africa/Brazzaville	Zanaga	Zanaga Airport	-2.8472	13.8218
ANK	Europe/Istanbul	Ankara	Ankara Etimesgut Air Base	39.9498	32.6886
ANL	Africa/Luanda	Andulo	Andulo Airport		
ANM	Indian/Antananarivo	Antsirabato	Antsirabato Airport	-14.9994	50.3202
ANN	America/Metlakatla	Annette Island	Annette Island Airport	55.0424	-131.5722
ANP	America/New_York	Annapolis	Lee Airport	38.9800	-76.5000
ANQ	America/Indiana/Indianapolis	Angola	Tri-State Steuben County Airport	41.6300	-85.0000
ANR	Europe/Brussels	Antwerp	Antwerp International Airport	51.1894	4.4603
ANS	America/Lima	Andahuaylas	Andahuaylas Airport	-13.7064	-73.3504
ANU	America/Antigua	Antigua Island	V. C. Bird International Airport	17.1367	-61.7927
ANV	America/Anchorage	Anvik	Anvik Airport	62.6464	-160.1906
ANW	America/Chicago	Ainsworth	Ainsworth Municipal Airport	42.5800	-99.9800
ANX	Europe/Oslo	Andenes	Andøya Andenes Airport	69.2925	16.1442
ANY	America/Chicago	Anthony	Anthony Municipal Airport	37.1500	-98.0300
AOC	Europe/Berlin	Altenburg	Altenburg Nobitz	50.9818	12.5064
AOE	Europe/Istanbul	Eskişehir	Eskişehir Anadolu Airport	39.8099	30.5194
AOG	Asia/Shanghai	Anshan	Anshan Teng'ao Airport		
AOH	America/New_York	Lima	Lima Allen County Airport	40.7200	-84.1000
AOI	Europe/Rome	Ancona	Ancona Falconara Airport	43.6163	13.3623
AOJ	Asia/Tokyo	Aomori	Aomori Airport	40.7347	140.6908
AOK	Europe/Athens	Karpathos	Karpathos Island National Airport	35.4214	27.1460
AOL	America/Argentina/Cordoba	Paso de los Libres	Paso de los Libres Airport	-29.6894	-57.1521
AOO	America/New_York	Martinsburg	Altoona-Blair County Airport	40.2964	-78.3200
AOP	America/Lima	Andoas	Alférez FAP Alfredo Vladimir Sara Bauer Airport	-2.7967	-76.4656
AOR	Asia/Kuala_Lumpur	Alor Setar	Sultan Abdul Halim Airport	6.1897	100.3982
AOS	America/Anchorage	Amook Island	Amook Bay Seaplane Base	57.4716	-153.8154
AOT	Europe/Rome	Aosta	Aosta Airport	45.7385	7.3687
AOU	Asia/Vientiane	Attapeu	Attapeu International Airport		
APA	America/Denver	Denver	Arapahoe County Airport	39.5700	-104.8000
APB	America/La_Paz	Apolo	Apolo Airport	-14.7200	-68.5000
APC	America/Los_Angeles	Napa	Napa County Airport	38.2130	-122.2816
APF	America/New_York	Naples	Naples Municipal Airport	26.1500	-81.7700
APG	America/New_York	Aberdeen	Phillips Army Airfield	39.4656	-76.1659
API	America/Bogota	Apiay	Gomez Nino	4.0761	-73.5627
APK	Pacific/Tahiti	Apataki	Apataki Airport	-15.5736	-146.4150
APL	Africa/Maputo	Nampula	Nampula Airport	-15.1056	39.2818
APN	America/Detroit	Alpena	Alpena County Regional Airport	45.0781	-83.5603
APO	America/Bogota	Apartadó	Antonio Roldán Betancourt Airport	7.8120	-76.7164
APQ	America/Maceio	Arapiraca	Arapiraca Airport	-9.7500	-36.6500
APR	Pacific/Port_Moresby	April River	April River Airport		
APS	America/Sao_Paulo	Anápolis	Anápolis Airport	-16.2292	-48.9643
APT	America/Chicago	Marion County	Marion County Airport	35.0598	-85.5847
APU	America/Sao_Paulo	Apucarana	Apucarana Airport	-23.5500	-51.4800
APV	America/Los_Angeles	Apple Valley	Apple Valley Airport	34.5200	-117.2000
APW	Pacific/Apia	Apia	Faleolo International Airport	-13.8300	-172.0083
APX	America/Sao_Paulo	Arapongas	Arapongas Airport	-23.3529	-51.4917
APZ	America/Argentina/Salta	Zapala	Zapala Airport	-38.9755	-70.1136
AQA	America/Sao_Paulo	Araraquara	Bartolomeu de Gusmao Airport	-21.8120	-48.1330
AQB	America/Guatemala	Santa Cruz del Quiché	Quiché Airport	15.0122	-91.1506
AQG	Asia/Shanghai	Anqing	Anqing Tianzhushan Airport	30.5822	117.0500
AQI	Asia/Riyadh	Qaisumah	Al Qaisumah/Hafr Al Batin Airport	28.3356	46.1247
AQJ	Asia/Amman	Aqaba	King Hussein International Airport	29.6116	35.0181
AQP	America/Lima	Arequipa	Rodríguez Ballón International Airport	-16.3436	-71.5686
AQT	Asia/Bangkok	Quảng Trị	Quang Tri Airport		
AQY	America/Anchorage	Girdwood	Girdwood Airport	60.9681	-149.1192
ARA	America/Chicago	New Iberia	Acadiana Regional Airport	30.0000	-91.8200
ARB	America/Detroit	Ann Arbor	Ann Arbor Municipal	42.2228	-83.7455
ARC	America/Anchorage	Arctic Village	Arctic Village Airport	68.1200	-145.6000
ARD	Asia/Makassar	Alor Island	Alor Island Airport	-8.1323	124.5970
ARE	America/Puerto_Rico	Arecibo	Antonio Juarbe Pol Airport	18.4500	-66.6700
ARF	America/Bogota	Acaricuara	Acaricuara Airport		
ARG	America/Chicago	Walnut Ridge	Walnut Ridge Regional Airport	36.1253	-90.9246
ARH	Europe/Moscow	Arkhangel’sk	Arkhangelsk Talagi Airport	64.5983	40.7128
ARI	America/Santiago	Arica	Chacalluta Arica Airport	-18.3485	-70.3387
ARJ	Asia/Jayapura	Arso	Arso Airport	-2.9333	140.7833
ARK	Africa/Dar_es_Salaam	Arusha	Arusha Airport	-3.3678	36.6333
ARL	Africa/Ouagadougou	Arly	Arly Airport		
ARM	Australia/Sydney	Armidale	Armidale Airport	-30.5281	151.6172
ARN	Europe/Stockholm	Stockholm	Stockholm Arlanda Airport	59.6519	17.9186
ARQ	America/Bogota	Arauquita	Aeropuerto Arsenio Valderrama	7.0330	-71.4300
ARR	America/Argentina/Catamarca	Alto Río Senguer	D. Casimiro Szlapelis Airport	-45.0136	-70.8122
ART	America/New_York	Watertown	Watertown International Airport	43.9919	-76.0217
ARU	America/Sao_Paulo	Araçatuba	Araçatuba Airport	-21.1413	-50.4247
ARV	America/Chicago	Minocqua	Lakeland-Noble F Lee Memorial Field	45.9200	-89.7300
ARW	Europe/Bucharest	Arad	Arad Airport	46.1765	21.2620
ARX	America/Fortaleza	Aracati	Canoa Quebrada Dragão do Mar Regional Airport	-4.5617	-37.7697
ARY	Australia/Melbourne	Ararat	Ararat Airport	-37.3094	142.9886
ASA	Africa/Asmara	Assab	Assab International Airport	13.0718	42.6450
ASB	Asia/Ashgabat	Ashgabat	Ashgabat International Airport	37.9868	58.3610
ASC	America/La_Paz	Ascención de Guarayos	Ascención de Guarayos Airport		
ASD	America/Nassau	Andros Town	Andros Town International Airport	24.6976	-77.7932
ASE	America/Denver	Aspen	Aspen–Pitkin County Airport	39.2230	-106.8692
ASF	Europe/Astrakhan	Astrakhan	Astrakhan/Narimanovo Airport	46.2833	48.0064
ASG	Pacific/Auckland	Ashburton	Ashburton Aerodrome	-43.9033	171.7970
ASH	America/New_York	Nashua	Boire Field	42.7800	-71.5200
ASI	Atlantic/St_Helena	Georgetown	RAF Ascension Island	-7.9330	-14.4200
ASJ	Asia/Tokyo	Amami Ōshima	Amami Airport	28.4306	129.7125
ASK	Africa/Abidjan	Yamoussoukro	Yamoussoukro Airport	6.9032	-5.3656
ASL	America/Chicago	Marshall	Harrison County Airport	32.5500	-94.3800
ASM	Africa/Asmara	Asmara	Asmara Airport	15.2919	38.9107
ASN	America/Chicago	Talladega	Talladega Municipal Airport	33.4300	-86.1000
ASO	Africa/Addis_Ababa	Āsosa	Assosa / Asosa	10.0185	34.5862
ASP	Australia/Darwin	Alice Springs	Alice Springs Airport	-23.8036	133.9004
ASQ	America/Los_Angeles	Austin	Austin Airport	39.5000	-117.1000
ASR	Europe/Istanbul	Kayseri	Kayseri Erkilet Airport	38.7704	35.4954
ASS	Africa/Johannesburg	Arathusa Safari Lodge	Arathusa Safari Lodge Airport	-24.7406	31.5181
AST	America/Los_Angeles	Astoria	Astoria Regional Airport	46.1582	-123.8796
ASU	America/Asuncion	Asunción	Silvio Pettirossi International Airport	-25.2399	-57.5191
ASV	Africa/Nairobi	Amboseli Safari Camp	Amboseli Airport	-2.6450	37.2531
ASW	Africa/Cairo	Aswān	Aswan International Airport	23.9644	32.8200
ASX	America/Chicago	Ashland	John F Kennedy Memorial Airport	46.5500	-90.9200
ASY	America/Chicago	Ashley	Ashley Municipal Airport	46.0267	-99.3550
ATA	America/Lima	Anta	Anta Huaraz	-9.3474	-77.5984
ATB	Africa/Khartoum	Atbara	Atbara Airport	17.7100	34.0570
ATC	America/Nassau	Arthur’s Town	Arthur's Town Airport	24.6290	-75.6731
ATD	Pacific/Guadalcanal	Ato’ifi	Uru Harbour Airport	-8.8733	161.0110
ATE	America/Chicago	Antlers	Antlers Municipal Airport	34.2300	-95.6200
ATF	America/Guayaquil	Ambato	Ambato / Chachoan	-1.2121	-78.5746
ATG	Asia/Karachi	Attock	Minhas Airbase	33.8686	72.4031
ATH	Europe/Athens	Athens	Athens Eleftherios Venizelos International Airport	37.9364	23.9445
ATI	America/Montevideo	Artigas	Artigas International Airport	-30.4007	-56.5079
ATJ	Indian/Antananarivo	Antsirabe	Antsirabe Airport	-19.8348	47.0670
ATK	America/Anchorage	Atqasuk	Atqasuk Edward Burnell Sr. Memorial Airport	70.4700	-157.3000
ATL	America/New_York	Atlanta	Hartsfield-Jackson Atlanta International Airport	33.6410	-84.4227
ATM	America/Santarem	Altamira	Altamira	-3.2539	-52.2540
ATN	Pacific/Port_Moresby	Namatanai	Namatanai Airport	-3.6700	152.4383
ATO	America/New_York	Athens	Ohio University Airport-Snyder Field	39.2117	-82.2228
ATP	Pacific/Port_Moresby	Aitape	Aitape Airport	-3.1420	142.3461
ATQ	Asia/Kolkata	Amritsar	Sri Guru Ram Dass Jee International Airport	31.7096	74.7973
ATR	Africa/Nouakchott	Atar	Atar Airport	20.5068	-13.0432
ATS	America/Denver	Artesia	Artesia Municipal Airport	32.8500	-104.5000
ATT	America/Nome	Atmautluak	Atmautluak Airport	60.8668	-162.2731
ATU	America/Adak	Attu Island	Casco Cove Coast Guard Station	52.8330	173.1798
ATV	Africa/Ndjamena	Ati	Ati	13.2300	18.3200
ATW	America/Chicago	Appleton	Appleton International Airport	44.2572	-88.5193
ATX	Asia/Almaty	Atbasar	Atbasar Airport	51.8517	68.3633
ATY	America/Chicago	Watertown	Watertown Municipal Airport	44.9140	-97.1547
ATZ	Africa/Cairo	Assiut	Assiut Airport	27.0465	31.0120
AUA	America/Aruba	Aruba Island	Queen Beatrix International Airport	12.5038	-70.0078
AUB	America/Cuiaba	Itaúba	Itauba Airport		
AUC	America/Bogota	Arauca	Aeropuerto Santiago Pérez Quiróz	7.0689	-70.7369
AUE	Africa/Cairo	Abū Rudays	Abu Rudeis Airfield	28.8996	33.2023
AUF	Europe/Paris	Auxerre	Auxerre-Branches	47.8502	3.4971
AUG	America/New_York	Augusta	Augusta State Airport	44.3205	-69.7972
AUH	Asia/Dubai	Abu Dhabi	Abu Dhabi International Airport	24.4330	54.6511
AUI	Pacific/Port_Moresby	Aua Island	Aua Island Airport	-1.4632	143.0652
AUJ	Pacific/Port_Moresby	Ambunti	Ambunti Airport	-4.2161	142.8234
AUK	America/Nome	Alakanuk	Alakanuk Airport	62.6800	-164.6000
AUL	Pacific/Majuro	Aur Atoll	Tabal airfield	8.3024	171.1611
AUM	America/Chicago	Austin	Austin Municipal Airport	43.6700	-92.9300
AUN	America/Los_Angeles	Auburn	Auburn Municipal Airport	38.9000	-121.1000
AUO	America/Chicago	Auburn	Auburn-Opelika Robert G Pitts Airport	32.6200	-85.4300
AUP	Pacific/Port_Moresby	Agaun	Agaun Airport	-9.9277	149.3885
AUQ	Pacific/Marquesas	Atuona	Atuona Airport	-9.7658	-139.0091
AUR	Europe/Paris	Aurillac	Aurillac Airport	44.8914	2.4219
AUS	America/Chicago	Austin	Austin-Bergstrom International Airport	30.1945	-97.6699
AUT	Asia/Dili	Atauro	Atauro Airport	-8.2105	125.6160
AUU	Australia/Brisbane	Aurukun	Aurukun Airport	-13.3539	141.7210
AUV	Pacific/Port_Moresby	Aumo	Aumo Airport	-5.7292	148.4467
AUW	America/Chicago	Wausau	Wausau Municipal Airport	44.9258	-89.6254
AUX	America/Araguaina	Araguaína	Araguaína Airport	-7.2279	-48.2405
AUY	Pacific/Efate	Anatom Island	Anatom Airport	-20.2492	169.7710
AUZ	America/Chicago	Aurora	Chicago/Aurora Municipal Airport	41.7709	-88.4728
AVA	Asia/Shanghai	Anshun	Anshun Huangguoshu Airport	26.2594	105.8728
AVB	Europe/Rome	Aviano	Aviano Airport	46.0319	12.5965
AVG	Australia/Darwin	Auvergne Station	Auvergne Airport	-15.6900	130.0090
AVI	America/Havana	Ciego de Ávila	Máximo Gómez Airport	22.0270	-78.7896
AVK	Asia/Ulaanbaatar	Arvayheer	Arvaikheer Airport	46.2503	102.8020
AVL	America/New_York	Asheville	Asheville Regional Airport	35.4362	-82.5418
AVN	Europe/Paris	Avignon	Avignon-Caumont	43.9073	4.9018
AVO	America/New_York	Avon Park	Avon Park Executive Airport	27.5944	-81.5263
AVP	America/New_York	Scranton	Wilkes-Barre/Scranton International Airport	41.3387	-75.7235
AVR	Asia/Kolkata	Amravati	Amravati Airport	20.8144	77.7213
AVV	Australia/Melbourne	Melbourne	Avalon Airport	-38.0394	144.4694
AVW	America/Phoenix	Tucson	Marana Regional Airport	32.4000	-111.2000
AVX	America/Los_Angeles	Avalon	Catalina Airport	33.4042	-118.4159
AWA	Africa/Addis_Ababa	Awasa	Awassa Airport	7.0667	38.5000
AWB	Pacific/Port_Moresby	Awaba	Awaba Airport	-8.0140	142.7521
AWD	Pacific/Efate	Aniwa Island	Aniwa Airport	-19.2373	169.6009
AWK	Pacific/Wake	Wake Atoll	Wake Island Airfield	19.2811	166.6434
AWM	America/Chicago	West Memphis	West Memphis Municipal Airport	35.1300	-90.1800
AWR	Pacific/Port_Moresby	Awar	Awar Airport	-4.1194	144.8542
AWZ	Asia/Tehran	Ahvaz	Ahwaz International Airport	31.3374	48.7619
AXA	America/Anguilla	Anguilla	Clayton J. Lloyd International Airport	18.2048	-63.0551
AXC	Australia/Brisbane	Aramac	Aramac Airport	-23.0800	145.3000
AXD	Europe/Athens	Alexandroupoli	Alexandroupoli Airport	40.8559	25.9563
AXF	Asia/Shanghai	Alxa Left Banner	Alxa Left Banner Airport	38.8229	105.6262
AXG	America/Chicago	Algona	Algona Municipal Airport	43.0700	-94.2300
AXJ	Asia/Tokyo	Amakusa	Amakusa Airfield	32.4823	130.1589
AXK	Asia/Aden	Ataq	Ataq Airport		
AXM	America/Bogota	Armenia	Armenia / El Eden	4.4528	-75.7664
AXN	America/Chicago	Alexandria	Chandler Field	45.8663	-95.3947
AXO	Asia/Makassar	Alor Island	Pantar Airport	-8.2464	124.2197
AXP	America/Nassau	Spring Point	Spring Point Airport	22.4418	-73.9709
AXR	Pacific/Tahiti	Arutua	Arutua Airport	-15.2359	-146.6531
AXS	America/Chicago	Altus	Altus Municipal Airport	34.6981	-99.3387
AXT	Asia/Tokyo	Akita	Akita Airport	39.6156	140.2186
AXU	Africa/Addis_Ababa	Aksum	Axum Airport	14.1468	38.7728
AXV	America/New_York	Wapakoneta	Neil Armstrong Airport	40.5700	-84.1800
AXX	America/Denver	Angel Fire	Angel Fire Airport	36.4108	-105.2906
AYJ	Asia/Kolkata	Ayodhya	Ayodhya Airport	26.7514	82.1548
AYK	Asia/Qostanay	Arkalyk	Arkalyk North Airport	50.3186	66.9528
AYM	Asia/Dubai	Abu Dhabi	Yas Island Seaplane Base	24.4668	54.6102
AYN	Asia/Shanghai	Anyang	Anyang Airport	36.1339	114.3440
AYO	America/Asuncion	Ayolas	Juan de Ayolas Airport	-27.3723	-56.8538
AYP	America/Lima	Ayacucho	Coronel FAP Alfredo Mendívil Duarte Airport	-13.1548	-74.2044
AYQ	Australia/Darwin	Uluru	Ayers Rock Airport	-25.1891	130.9775
AYR	Australia/Brisbane	Ayr	Ayr Airport	-19.5844	147.3292
AYS	America/New_York	Waycross	Waycross-Ware County Airport	31.2500	-82.4000
AYT	Europe/Istanbul	Antalya	Antalya Airport	36.8987	30.8005
AYU	Pacific/Port_Moresby	Aiyura	Aiyura Airport	-6.3379	145.9040
AYX	America/Lima	Atalaya	Lieutenant General Gerardo Pérez Pinedo Airport	-10.7291	-73.7665
AZA	America/Phoenix	Phoenix	Phoenix-Mesa Gateway Airport	33.3066	-111.6679
AZD	Asia/Tehran	Yazd	Yazd Airport	31.9049	54.2765
AZG	America/Mexico_City	Apatzingán	Pablo L. Sidar Airport	19.0931	-102.3960
AZH	Asia/Kolkata	Azamgarh	Azamgarh Airport	26.1616	83.1118
AZI	Asia/Dubai	Abu Dhabi	Abu Dhabi Bateen Airport	24.4283	54.4581
AZJ	Asia/Shanghai	Zhenjiang	Zhenjiang Dalu Airport	32.2331	119.7192
AZN	Asia/Tashkent	Andijon	Andizhan Airport	40.7277	72.2940
AZO	America/Detroit	Kalamazoo	Kalamazoo-Battle Creek International Airport	42.2349	-85.5521
AZP	America/Mexico_City	Mexico City	Atizapán-Jimenez Cantu Airport	19.5738	-99.2909
AZR	Africa/Algiers	Adrar	Touat-Cheikh Sidi Mohamed Belkebir Airport	27.8376	-0.1864
AZS	America/Santo_Domingo	Samaná Province	Samaná El Catey International Airport	19.2692	-69.7373
AZZ	Africa/Luanda	Ambriz	Ambriz Airport	-7.8830	13.1500
BAA	Pacific/Port_Moresby	Bialla	Bialla Airport	-5.3306	151.0079
BAB	America/Los_Angeles	Marysville	Beale Air Force Base	39.1461	-121.4314
BAD	America/Chicago	Shreveport	Barksdale Air Force Base	32.4970	-93.6676
BAE	Europe/Paris	Saint-Pons	Barcelonnette – Saint-Pons Airport	44.3872	6.6088
BAF	America/New_York	Springfield	Westfield-Barnes Regional Airport	42.1576	-72.7151
BAG	Asia/Manila	Baguio	Baguio-Loakan Airport	16.3751	120.6196
BAH	Asia/Bahrain	Kingdom of Bahrain	Bahrain International Airport	26.2708	50.6336
BAI	America/Costa_Rica	Buenos Aires	Buenos Aires Airport	9.1636	-83.3299
BAL	Europe/Istanbul	Batman	Batman Airport	37.9290	41.1166
BAM	America/Los_Angeles	Battle Mountain	Battle Mountain Airport	40.6300	-116.9000
BAN	Africa/Lubumbashi	Basongo	Basongo Airport	-4.1670	20.3300
BAQ	America/Bogota	Barranquilla	Ernesto Cortissoz International Airport	10.8896	-74.7808
BAR	Asia/Shanghai	Qionghai	Qionghai Bo'ao Airport	19.1397	110.4558
BAS	Pacific/Guadalcanal	Balalai Island	Balalae Airport	-6.9891	155.8876
BAT	America/Sao_Paulo	Barretos	Chafei Amsei Airport	-20.5845	-48.5941
BAV	Asia/Shanghai	Baotou	Baotou Donghe Airport	40.5600	109.9970
BAX	Asia/Barnaul	Barnaul	Barnaul Airport	53.3637	83.5442
BAY	Europe/Bucharest	Baia Mare	Baia Mare International Airport	47.6584	23.4700
BAZ	America/Manaus	Barcelos	Barcelos Airport	-0.9813	-62.9190
BBA	America/Coyhaique	Balmaceda	Balmaceda Airport	-45.9161	-71.6895
BBB	America/Chicago	Benson	Benson Municipal Airport	45.3316	-95.6509
BBC	America/Chicago	Bay City	Bay City Municipal Airport	28.9733	-95.8636
BBD	America/Chicago	Brady	Brady Curtis Field	31.1300	-99.3300
BBE	Australia/Perth	Cue	Big Bell		
BBG	Pacific/Tarawa	Butaritari Atoll	Butaritari Airport	3.0853	172.8086
BBH	Europe/Berlin	Stralsund	Stralsund Barth Airport	54.3381	12.7157
BBI	Asia/Kolkata	Bhubaneswar	Biju Patnaik International Airport	20.2444	85.8178
BBJ	Europe/Berlin	Bitburg	Bitburg Airport	49.9447	6.5641
BBK	Africa/Gaborone	Kasane	Kasane Airport	-17.8329	25.1624
BBL	Australia/Brisbane	Ballera	Ballera Airport	-27.4000	141.8126
BBM	Asia/Phnom_Penh	Battambang	Battambang Airport	13.0957	103.2246
BBN	Asia/Kuching	Bario	Bario Airport	3.7339	115.4790
BBO	Africa/Mogadishu	Berbera	Berbera Airport	10.3892	44.9411
BBP	Europe/London	Bembridge	Bembridge Airport	50.6800	-1.0830
BBQ	America/Antigua	Barbuda Island	Barbuda Codrington Airport	17.6361	-61.8263
BBR	America/Guadeloupe	Basse-Terre	Basse-Terre Baillif Airport	16.0137	-61.7424
BBS	Europe/London	Blackbushe	Blackbushe Airport	51.3239	-0.8475
BBT	Africa/Bangui	Berbérati	Berbérati Airport	4.2216	15.7864
BBU	Europe/Bucharest	Bucharest	Bucharest Băneasa Aurel Vlaicu International Airport	44.5032	26.1021
BBV	Africa/Abidjan	Grand Béréby	Grand-Béréby Airport	4.6876	-7.0767
BBW	America/Chicago	Broken Bow	Broken Bow Municipal Airport	41.4000	-99.6300
BBX	America/New_York	Philadelphia	Wings Field	40.1375	-75.2650
BBY	Africa/Bangui	Bambari	Bambari Airport	5.8500	20.6300
BBZ	Africa/Lusaka	Zambezi	Zambezi Airport	-13.5377	23.1092
BCA	America/Havana	Baracoa	Gustavo Rizo Airport	20.3653	-74.5062
BCB	America/New_York	Blacksburg	Virginia Tech/Montgomery Executive Airport	37.2062	-80.4078
BCC	America/Anchorage	Bear Creek	Bear Creek 3 Airport	63.5750	-156.1497
BCD	Asia/Manila	Bacolod City	Bacolod Silay International Airport	10.7761	123.0191
BCE	America/Denver	Bryce Canyon	Bryce Canyon Airport	37.7000	-112.1535
BCF	Africa/Bangui	Bouca	Bouca Airport		
BCH	Asia/Dili	Baukau	Baucau Airport	-8.4855	126.3994
BCI	Australia/Brisbane	Barcaldine	Barcaldine Airport	-23.5653	145.3067
BCJ	Asia/Shanghai	Mianyang	Beichuan Yongchang Airport	31.5793	104.4606
BCL	America/Costa_Rica	Colorado	Barra del Colorado Airport	10.7687	-83.5856
BCM	Europe/Bucharest	Bacău	Bacău "George Enescu" International Airport	46.5219	26.9103
BCN	Europe/Madrid	Barcelona	Josep Tarradellas Barcelona–El Prat Airport	41.2971	2.0785
BCQ	Africa/Tripoli	Brak	Brak Airport	27.6547	14.2655
BCT	America/New_York	Boca Raton	Boca Raton Airport	26.3700	-80.1200
BCU	Africa/Lagos	Bauchi	Bauchi Airport	10.3200	9.8330
BCV	America/Belize	Belmopan	Belmopan Hector Silva Airport	17.2697	-88.7769
BCW	Africa/Maputo	Benguerra Island	Benguera Island Airport	-21.8533	35.4383
BCX	Asia/Yekaterinburg	Beloretsk	Beloretsk Airport	53.9300	58.3300
BCZ	Australia/Darwin	Bickerton Island	Bickerton Island Airport		
BDA	Atlantic/Bermuda	Bermuda	L.F. Wade International Airport	32.3640	-64.6787
BDB	Australia/Brisbane	Bundaberg	Bundaberg Airport	-24.9039	152.3186
BDD	Australia/Brisbane	Badu Island	Badu Island Airport	-10.1500	142.1748
BDE	America/Chicago	Baudette	Baudette International Airport	48.7284	-94.6122
BDF	America/Chicago	Bradford	Rinkenberger RLA Airport	41.2332	-89.6196
BDG	America/Denver	Blanding	Blanding Municipal Airport	37.5800	-109.5000
BDH	Asia/Tehran	Bandar-e Lengeh	Bandar Lengeh Airport	26.5320	54.8248
BDI	Indian/Mahe	Bird Island	Bird Island Airport	-3.7242	55.2055
BDJ	Asia/Makassar	Banjarmasin	Syamsudin Noor Airport	-3.4418	114.7586
BDK	Africa/Abidjan	Bondoukou	Bondoukou	8.0330	-2.8000
BDL	America/New_York	Hartford	Bradley International Airport	41.9380	-72.6878
BDM	Europe/Istanbul	Bandırma	Bandırma Airport	40.3180	27.9777
BDN	Asia/Karachi	Badin	Talhar Airport		
BDO	Asia/Jakarta	Bandung	Husein Sastranegara International Airport	-6.9000	107.5833
BDP	Asia/Kathmandu	Bhadrapur	Bhadrapur Airport	26.5700	88.0800
BDQ	Asia/Kolkata	Vadodara	Vadodara Airport	22.3362	73.2263
BDR	America/New_York	Bridgeport	Igor I Sikorsky Memorial Airport	41.1635	-73.1262
BDS	Europe/Rome	Brindisi	Brindisi – Salento Airport	40.6576	17.9470
BDT	Africa/Kinshasa	Gbadolite	Gbadolite Airport		
BDU	Europe/Oslo	Bardufoss	Bardufoss Airport	69.0558	18.5404
BDV	Africa/Lubumbashi	Baudhuinville	Moba Airport	-7.0830	29.7300
BDX	America/Denver	Broadus	Broadus Airport	45.4721	-105.4647
BDY	America/Los_Angeles	Bandon	Bandon State Airport	43.0866	-124.4088
BEB	Europe/London	Benbecula Island	Benbecula Airport	57.4811	-7.3628
BEC	America/Chicago	Wichita	Beech Factory Airport	37.6900	-97.2100
BED	America/New_York	Bedford	Lawrence G. Hanscom Field	42.4698	-71.2884
BEE	Australia/Perth	Beagle Bay	Beagle Bay Airport	-17.0162	122.6471
BEF	America/Managua	Bluefields	Bluefields Airport	11.9910	-83.7741
BEG	Europe/Belgrade	Belgrade	Belgrade Nikola Tesla Airport	44.8184	20.3091
BEH	America/Detroit	Benton Harbor	Southwest Michigan Regional Airport	42.1284	-86.4284
BEI	Africa/Addis_Ababa	Beigi	Beica Airport	9.3864	34.5219
BEJ	Asia/Makassar	Tanjung Redeb	Kalimaru Airport	2.1555	117.4320
BEK	Asia/Kolkata	Bareilly	Bareilly Airport	28.4221	79.4508
BEL	America/Belem	Belém	Belém/Val de Cans–Júlio Cezar Ribeiro International Airport	-1.3793	-48.4763
BEM	Africa/Casablanca	Beni Mellal	Beni Mellal Airport	32.3973	-6.3239
BEN	Africa/Tripoli	Benina	Benina International Airport	32.0968	20.2695
BEO	Australia/Sydney	Newcastle	Aeropelican Airport	-33.0300	151.7000
BEP	Asia/Kolkata	Ballari	Bellary Airport	15.1628	76.8828
BEQ	Europe/London	Bury St Edmunds	Honington Royal Air Force Base	52.3426	0.7729
BER	Europe/Berlin	Berlin	Berlin Brandenburg Airport	52.3621	13.5017
BES	Europe/Paris	Brest	Brest-Bretagne	48.4479	-4.4185
BET	America/Anchorage	Bethel	Bethel Airport	60.7797	-161.8378
BEU	Australia/Brisbane	Bedourie	Bedourie Airport	-24.3461	139.4603
BEV	Asia/Jerusalem	Beersheba	Beer-Sheva	31.2870	34.7230
BEW	Africa/Maputo	Beira	Beira Airport	-19.7964	34.9076
BEX	Europe/London	Benson	RAF Benson	51.6164	-1.0958
BEY	Asia/Beirut	Beirut	Beirut International Airport	33.8209	35.4884
BEZ	Pacific/Tarawa	Beru Island	Beru Airport	-1.3554	176.0087
BFC	Australia/Brisbane	Bloomfield	Bloomfield Airport	-15.9000	145.3000
BFD	America/New_York	Bradford	Bradford Regional Airport	41.8031	-78.6401
BFE	Europe/Berlin	Bielefeld	Bielefeld Windelsbleiche Airport	52.0300	8.5330
BFF	America/Denver	Scottsbluff	Western Nebraska Regional Airport	41.8740	-103.5956
BFG	America/Denver	Glen Canyon National Recreation Area	Bullfrog Basin Airport	37.5465	-110.7136
BFH	America/Sao_Paulo	Curitiba	Parana Airport	-25.4051	-49.2320
BFI	America/Los_Angeles	Seattle	King County International Airport	47.5300	-122.3019
BFJ	Asia/Shanghai	Bijie	Bijie Airport	27.3004	105.3016
BFK	America/Denver	Denver	Buckley Space Force Base	39.7056	-104.7551
BFL	America/Los_Angeles	Bakersfield	Meadows Field Airport	35.4336	-119.0568
BFM	America/Chicago	Mobile	Mobile Downtown Airport	30.6268	-88.0681
BFN	Africa/Johannesburg	Bloemfontein	Bloemfontein Airport	-29.0927	26.3024
BFO	Africa/Harare	Chiredzi	Buffalo Range Airport	-21.0081	31.5785
BFP	America/New_York	Beaver Falls	Beaver County Airport	40.7723	-80.3912
BFQ	America/Panama	Puerto Piña	Bahia Piña Airport	7.5846	-78.1810
BFR	America/Indiana/Indianapolis	Bedford	Virgil I Grissom Municipal Airport	38.8500	-86.4800
BFS	Europe/London	Belfast	Belfast International Airport	54.6575	-6.2158
BFT	America/New_York	Beaufort	Beaufort County Airport	32.4107	-80.6343
BFU	Asia/Shanghai	Bengbu	Bengbu Airport	32.8489	117.3188
BFV	Asia/Bangkok	Buri Ram	Buri Ram Airport	15.2295	103.2530
BFW	Africa/Algiers	Sidi Bel Abbes	Sidi Bel Abbes Airport	35.1722	-0.5948
BFX	Africa/Douala	Bafoussam	Bafoussam Airport	5.5369	10.3546
BFY	Asia/Shanghai	Bengbu	Bengbu Tenghu Airport	33.1656	117.0589
BGA	America/Bogota	Bucaramanga	Palonegro International Airport	7.1265	-73.1848
BGC	Europe/Lisbon	Bragança	Braganca Airport	41.8578	-6.7071
BGD	America/Chicago	Borger	Hutchinson County Airport	35.6500	-101.4000
BGE	America/New_York	Bainbridge	Decatur County Industrial Air Park	30.9000	-84.6000
BGF	Africa/Bangui	Bangui	Bangui Airport	4.3985	18.5188
BGG	Europe/Istanbul	Bingöl	Bingöl Airport	38.8608	40.5922
BGI	America/Barbados	Bridgetown	Grantley Adams International Airport	13.0746	-59.4925
BGJ	Atlantic/Reykjavik	Bakkagerði	Borgarfjörður Eystri Airport	65.5160	-13.8160
BGK	America/Belize	Big Creek	Big Creek Airport	16.5219	-88.4133
BGM	America/New_York	Binghamton	Greater Binghamton Airport	42.2084	-75.9791
BGN	Asia/Magadan	Belaya Gora	Belaya Gora Airport	68.5571	146.2335
BGO	Europe/Oslo	Bergen	Bergen / Flesland	60.2934	5.2181
BGQ	America/Anchorage	Big Lake	Big Lake Airport		
BGR	America/New_York	Bangor	Bangor International Airport	44.8074	-68.8281
BGS	Asia/Krasnoyarsk	Boguchany	Boguchany Airport	58.3804	97.4683
BGT	America/Phoenix	Bagdad	Bagdad Airport	34.5948	-113.1689
BGU	Africa/Bangui	Bangassou	Bangassou	4.7860	22.7830
BGW	Asia/Baghdad	Baghdad	Baghdad International Airport	33.2585	44.2328
BGX	America/Sao_Paulo	Bagé	Comandante Gustavo Kraemer International Airport	-31.3905	-54.1122
BGY	Europe/Rome	Milan	Il Caravaggio International Airport	45.6739	9.7042
BGZ	Europe/Lisbon	Braga	Braga Airport	41.5800	-8.4500
BHB	America/New_York	Bar Harbor	Hancock County-Bar Harbor Airport	44.4500	-68.3700
BHD	Europe/London	Belfast	George Best Belfast City Airport	54.6181	-5.8725
BHE	Pacific/Auckland	Blenheim	Woodbourne Airport	-41.5183	173.8703
BHG	America/Tegucigalpa	Brus Laguna	Brewers Lagoon Airport		
BHH	Asia/Riyadh	Bīshah	Bisha	19.9843	42.6209
BHI	America/Argentina/Buenos_Aires	Bahía Blanca	Comandante Espora Airport	-38.7287	-62.1530
BHJ	Asia/Kolkata	Bhuj	Bhuj Airport	23.2878	69.6701
BHK	Asia/Samarkand	Bukhara	Bukhara Airport	39.7663	64.4799
BHL	America/Tijuana	Bahía de los Ángeles	Bahía de los Ángeles Airport	28.9763	-113.5602
BHM	America/Chicago	Birmingham	Birmingham–Shuttlesworth International Airport	33.5617	-86.7525
BHN	Asia/Aden	Bayḩān	Beihan Airport	14.7820	45.7201
BHO	Asia/Kolkata	Bhopal	Raja Bhoj International Airport	23.2875	77.3374
BHP	Asia/Kathmandu	Bhojpur	Bhojpur Airport	27.1700	87.0500
BHQ	Australia/Broken_Hill	Broken Hill	Broken Hill Airport	-32.0014	141.4720
BHR	Asia/Kathmandu	Bharatpur	Bharatpur Airport	27.6786	84.4275
BHS	Australia/Sydney	Bathurst	Bathurst Airport	-33.4094	149.6519
BHT	Australia/Brisbane	Brighton Downs	Brighton Downs Airport	-23.3654	141.5628
BHU	Asia/Kolkata	Bhavnagar	Bhavnagar Airport	21.7522	72.1852
BHV	Asia/Karachi	Bahawalpur	Bahawalpur Airport	29.3481	71.7180
BHW	Asia/Karachi	Sargodha	Bhagatanwala Sarghoda Airport		
BHX	Europe/London	Birmingham	Birmingham Airport	52.4539	-1.7480
BHY	Asia/Shanghai	Beihai	Beihai Fucheng Airport	21.5394	109.2940
BIA	Europe/Paris	Bastia	Bastia-Poretta	42.5527	9.4837
BIB	Africa/Mogadishu	Baidoa	Baidoa Airport	3.1022	43.6286
BIC	Europe/Paris	Belle-Île	Aérodrome de Belle-Île	47.3253	-3.2013
BID	America/New_York	Block Island	Block Island State Airport	41.1700	-71.5800
BIE	America/Chicago	Beatrice	Beatrice Municipal Airport	40.3200	-96.7500
BIF	America/Denver	El Paso	Biggs Army Air Field	31.8495	-106.3800
BIG	America/Anchorage	Delta Junction	Allen Army Air Field	63.9945	-145.7216
BIH	America/Los_Angeles	Bishop	Bishop Airport	37.3744	-118.3679
BIK	Asia/Jayapura	Biak	Frans Kaisiepo Airport	-1.1900	136.1080
BIL	America/Denver	Billings	Logan International Airport	45.8077	-108.5429
BIM	America/Nassau	Bimini District	South Bimini Airport	25.6999	-79.2647
BIN	Asia/Kabul	Bāmyān	Bamiyan Airport	34.8086	67.8182
BIO	Europe/Madrid	Bilbao	Bilbao Airport	43.3011	-2.9106
BIQ	Europe/Paris	Biarritz	Biarritz Pays Basque Airport	43.4684	-1.5233
BIR	Asia/Kathmandu	Biratnagar	Biratnagar Airport	26.4823	87.2650
BIS	America/Chicago	Bismarck	Bismarck Municipal Airport	46.7727	-100.7457
BIU	Atlantic/Reykjavik	Bíldudalur	Bildudalur Airport		
BIV	Africa/Bangui	Bria	Bria Airport	6.5330	21.9800
BIX	America/Chicago	Gulfport	Biloxi, Keesler Air Force Base, Navu	30.4108	-88.9219
BIY	Africa/Johannesburg	Bhisho	Bhisho Airport	-32.8971	27.2791
BJA	Africa/Algiers	Béjaïa	Bejaia Airport	36.7120	5.0699
BJB	Asia/Tehran	Bojnūrd	Bojnourd	37.4930	57.3082
BJC	America/Denver	Denver	Rocky Mountain Metropolitan Airport	39.9116	-105.1169
BJF	Europe/Oslo	Båtsfjord	Båtsfjord Airport	70.6020	29.6942
BJG	Asia/Makassar	Bolaang	Boalang Airport		
BJH	Asia/Kathmandu	Bajhang	Bajhang Airport	29.5500	81.2500
BJI	America/Chicago	Bemidji	Bemidji-Beltrami County Airport	47.5200	-94.9300
BJJ	America/New_York	Wooster	Wayne County Airport	40.8000	-81.9300
BJK	Asia/Jayapura	Benjina	Benjina-Nangasuri Airport	-6.0662	134.2740
BJL	Africa/Banjul	Banjul	Banjul International	13.3380	-16.6522
BJM	Africa/Bujumbura	Bujumbura	Bujumbura International Airport	-3.3240	29.3185
BJO	America/La_Paz	Bermejo	Bermejo Airport	-22.7733	-64.3129
BJP	America/Sao_Paulo	Bragança Paulista	Bragança Paulista Airport	-22.9781	-46.5377
BJR	Africa/Addis_Ababa	Bahir Dar	Bahir Dar Airport	11.6081	37.3216
BJT	Asia/Colombo	Bentota	Bentota River Sea Plane Base	6.4193	79.9943
BJU	Asia/Kathmandu	Bājura	Bajura Airport		
BJV	Europe/Istanbul	Milas	Bodrum Milas Airport	37.2506	27.6643
BJW	Asia/Makassar	Bajawa	Bajawa Soa Airport	-8.8134	120.9986
BJX	America/Mexico_City	León de los Aldama	Del Bajío International Airport	20.9935	-101.4809
BJY	Europe/Belgrade	Belgrade	Batajnica Air Base	44.8200	20.3000
BJZ	Europe/Madrid	Badajoz	Badajoz Airport	38.8912	-6.8213
BKA	Asia/Krasnoyarsk	Baykit	Baykit Airport	61.6777	96.3541
BKB	Asia/Kolkata	Bikaner	Nal Airport	28.0706	73.2072
BKC	America/Anchorage	Buckland	Buckland Airport	65.9800	-161.1393
BKD	America/Chicago	Breckenridge	Stephens County Airport	32.7201	-98.8928
BKE	America/Los_Angeles	Baker City	Baker Municipal Airport	44.8376	-117.8097
BKF	America/Anchorage	Brooks Camp	Lake Brooks Seaplane Base		
BKG	America/Chicago	Branson	Branson Airport	36.5376	-93.2001
BKH	Pacific/Honolulu	Kekaha	Kekaha, Pacific Missile Test Facility Barking Sands	22.0228	-159.7850
BKI	Asia/Kuching	Kota Kinabalu	Kota Kinabalu International Airport	5.9372	116.0512
BKJ	Africa/Conakry	Boké	Boke	10.9670	-14.2810
BKK	Asia/Bangkok	Bangkok	Suvarnabhumi Airport	13.6915	100.7509
BKL	America/New_York	Cleveland	Burke Lakefront Airport	41.5175	-81.6833
BKM	Asia/Kuching	Ba Kelalan	Bakalalan Airport	3.9740	115.6180
BKN	Asia/Ashgabat	Jebel	Balkanabat International Airport		
BKO	Africa/Bamako	Bamako	Bamako–Sénou International Airport	12.5335	-7.9499
BKQ	Australia/Brisbane	Blackall	Blackall Airport	-24.4278	145.4286
BKR	Africa/Ndjamena	Bokoro	Bokoro Airport	12.3836	17.0684
BKS	Asia/Jakarta	Bengkulu	Fatmawati Soekarno Airport	-3.8637	102.3390
BKT	America/New_York	Blackstone	Allen C Perkinson Municipal Airport	37.0700	-77.9600
BKU	Indian/Antananarivo	Betioky	Betioky Airport	-23.7309	44.3880
BKV	Asia/Shanghai	Baiyin	Baiyin Damao Airport		
BKW	America/New_York	Beckley	Raleigh County Memorial Airport	37.7873	-81.1242
BKX	America/Chicago	Brookings	Brookings Municipal Airport	44.3000	-96.8200
BKY	Africa/Lubumbashi	Bukavu	Bukavu Kavumu Airport	-2.3090	28.8088
BKZ	Africa/Dar_es_Salaam	Bukoba	Bukoba Airport	-1.3000	31.8000
BLA	America/Caracas	Barcelona	General José Antonio Anzoátegui International Airport	10.1071	-64.6892
BLB	America/Panama	Balboa	Panama Pacific International Airport	8.9192	-79.5997
BLC	Africa/Douala	Bali	Bali Airport	5.8955	10.0340
BLD	America/Los_Angeles	Las Vegas	Boulder City Municipal Airport	35.9800	-114.8000
BLE	Europe/Stockholm	Borlänge	Dala Airport	60.4284	15.5051
BLF	America/New_York	Bluefield	Mercer County Airport	37.2957	-81.2076
BLG	Asia/Kuching	Belaga	Belaga Airport	2.6500	113.8000
BLH	America/Los_Angeles	Blythe	Blythe Airport	33.6200	-114.7000
BLI	America/Los_Angeles	Bellingham	Bellingham International Airport	48.7927	-122.5375
BLJ	Africa/Algiers	Batna	Mostépha Ben Boulaid Airport		
BLK	Europe/London	Blackpool	Blackpool Airport	53.7717	-3.0286
BLL	Europe/Copenhagen	Billund	Billund Lufthavn	55.7403	9.1518
BLM	America/New_York	Belmar	Monmouth Executive Airport	40.1901	-74.1296
BLN	Australia/Melbourne	Benalla	Benalla Airport	-36.5500	146.0000
BLP	America/Lima	Bellavista	Huallaga Airport		
BLQ	Europe/Rome	Bologna	Bologna Guglielmo Marconi Airport	44.5354	11.2887
BLR	Asia/Kolkata	Bengaluru	Kempegowda International Airport	13.2007	77.7088
BLS	Australia/Brisbane	Bollon	Bollon Airport	-28.0300	147.4000
BLT	Australia/Brisbane	Blackwater	Blackwater Airport	-23.6031	148.8069
BLU	America/Los_Angeles	Emigrant Gap	Blue Canyon-Nyack Airport	39.2746	-120.7102
BLV	America/Chicago	Belleville	MidAmerica St. Louis Airport	38.5450	-89.8469
BLX	Europe/Rome	Belluno	Belluno Airport	46.1667	12.2486
BLY	Europe/Dublin	Belmullet	Belmullet Aerodrome	54.2300	-10.0000
BLZ	Africa/Blantyre	Blantyre	Chileka International Airport	-15.6791	34.9740
BMA	Europe/Stockholm	Stockholm	Stockholm-Bromma Airport	59.3544	17.9416
BMB	Africa/Kinshasa	Bumba	Bumba Airport	2.1828	22.4817
BMC	America/Denver	Brigham City	Brigham City Airport	41.5524	-112.0623
BMD	Indian/Antananarivo	Belo sur Tsiribihina	Belo Sur Tsiribihina Airport	-19.6866	44.5421
BME	Australia/Perth	Broome	Broome International Airport	-17.9447	122.2317
BMF	Africa/Bangui	Bakouma	Bakouma Airport	5.7330	22.8000
BMG	America/Indiana/Indianapolis	Bloomington	Monroe County Airport	39.1460	-86.6167
BMI	America/Chicago	Bloomington	Central Illinois Regional Airport at Bloomington-Normal	40.4830	-88.9139
BMJ	America/Guyana	Baramita	Baramita Airport		
BMK	Europe/Berlin	Borkum	Borkum	53.5955	6.7092
BML	America/New_York	Berlin	Berlin Regional Airport	44.5748	-71.1751
BMM	Africa/Libreville	Bitam	Bitam Airport	2.0781	11.4906
BMO	Asia/Yangon	Bhamo	Bhamo Airport	24.2683	97.2487
BMQ	Africa/Nairobi	Bamburi	Bamburi Airport		
BMR	Europe/Berlin	Baltrum	Baltrum	53.7300	7.3890
BMS	America/Bahia	Brumado	Sócrates Mariani Bittencourt Airport	-14.2200	-41.6700
BMT	America/Chicago	Beaumont	Beaumont Municipal Airport	30.0700	-94.2200
BMU	Asia/Makassar	Bima	Sultan Muhammad Salahudin Airport	-8.4670	118.7000
BMV	Asia/Ho_Chi_Minh	Buôn Ma Thuột	Buon Ma Thuot Airport	12.6683	108.1200
BMW	Africa/Algiers	Bordj Badji Mokhtar	Bordj Mokhtar Airport	21.3750	0.9239
BMX	America/Anchorage	Big Mountain	Big Mountain Air Force Station	59.3620	-155.2535
BMY	Pacific/Noumea	Wala	Île Art - Waala Airport	-19.7206	163.6610
BNA	America/Chicago	Nashville	Nashville International Airport	36.1195	-86.6842
BNB	Africa/Kinshasa	Boende	Boende Airport	-0.2864	20.8849
BNC	Africa/Lubumbashi	Beni	Beni-Mavivi Airport	0.5769	29.4698
BND	Asia/Tehran	Bandar Abbas	Bandar Abbas International Airport	27.2183	56.3779
BNE	Australia/Brisbane	Brisbane	Brisbane Airport	-27.3842	153.1175
BNG	America/Los_Angeles	Banning	Banning Municipal Airport	33.9300	-116.9000
BNH	America/New_York	Hartford	Hartford Barnes Airport		
BNI	Africa/Lagos	Benin City	Benin	6.3170	5.5995
BNK	Australia/Sydney	Ballina	Ballina Byron Gateway Airport	-28.8339	153.5625
BNL	America/New_York	Barnwell	Barnwell Regional Airport	33.2595	-81.3808
BNN	Europe/Oslo	Brønnøysund	Bronnoysund Bronnoy Airport	65.4611	12.2175
BNO	America/Los_Angeles	Burns	Burns Municipal Airport	43.5800	-119.0000
BNP	Asia/Karachi	Bannu	Bannu	32.9719	70.5242
BNQ	Asia/Manila	Baganga	Baganga Airstrip		
BNR	Africa/Ouagadougou	Banfora	Banfora Airport	10.6895	-4.7274
BNS	America/Caracas	Barinas	Barinas Airport	8.6196	-70.2208
BNU	America/Sao_Paulo	Blumenau	Blumenau Airport	-26.9300	-49.0500
BNW	America/Chicago	Boone	Boone Municipal Airport	42.0700	-93.8800
BNX	Europe/Sarajevo	Banja Luka	Banja Luka International Airport	44.9336	17.2997
BNY	Pacific/Guadalcanal	Bellona Island	Bellona Airport	-11.3025	159.7989
BNZ	Pacific/Port_Moresby	Banz	Banz Airport	-5.7842	144.5572
BOA	Africa/Kinshasa	Boma	Boma Airport	-5.8170	13.0700
BOB	Pacific/Tahiti	Bora Bora	Bora-Bora Airport	-16.4444	-151.7513
BOC	America/Panama	Bocas del Toro	Bocas del Toro "Isla Colón" International Airport	9.3408	-82.2508
BOD	Europe/Paris	Bordeaux	Bordeaux–Mérignac Airport	44.8283	-0.7156
BOE	Africa/Brazzaville	Boundji	Boundji Airport	-1.0330	15.3800
BOG	America/Bogota	Bogotá	El Dorado International Airport	4.7016	-74.1470
BOH	Europe/London	Bournemouth	Bournemouth Airport	50.7800	-1.8425
BOI	America/Boise	Boise	Boise Air Terminal	43.5668	-116.2232
BOJ	Europe/Sofia	Burgas	Burgas Airport	42.5696	27.5152
BOK	America/Los_Angeles	Brookings	Brookings Airport	42.0500	-124.3000
BOL	Europe/London	Ballykelly	RAF Ballykelly	55.0603	-7.0203
BOM	Asia/Kolkata	Mumbai	Chhatrapati Shivaji Maharaj International Airport	19.0887	72.8679
BON	America/Kralendijk	Bonaire Island	Flamingo International Airport	12.1310	-68.2685
BOO	Europe/Oslo	Bodø	Bodø Airport	67.2692	14.3653
BOP	Africa/Bangui	Bouar	Bouar Airport	5.9597	15.6376
BOS	America/New_York	Boston	Logan International Airport	42.3651	-71.0178
BOT	Pacific/Port_Moresby	Bosset	Bosset Airport	-7.2377	141.1071
BOU	Europe/Paris	Bourges	Bourges Airport	47.0581	2.3703
BOW	America/New_York	Bartow	Bartow Municipal Airport	27.9300	-81.7800
BOX	Australia/Darwin	Borroloola	Borroloola Airport	-16.0753	136.3022
BOY	Africa/Ouagadougou	Bobo-Dioulasso	Bobo Dioulasso Airport	11.1601	-4.3310
BOZ	Africa/Bangui	Bozoum	Bozoum Airport		
BPA	Asia/Manila	Borongan	Borongan Airport	11.6743	125.4790
BPC	Africa/Douala	Bamenda	Bamenda	6.0392	10.1226
BPE	Asia/Shanghai	Qinhuangdao	Qinhuangdao Beidaihe Airport	39.6627	119.0581
BPG	America/Cuiaba	Barra do Garças	Barra do Garças Airport	-15.8613	-52.3889
BPH	Asia/Manila	Bislig	Bislig Airport	8.1978	126.3246
BPK	Pacific/Port_Moresby	Biangabip	Biangabip Airport	-5.5263	141.7446
BPL	Asia/Shanghai	Bole	Bole Alashankou Airport		
BPM	Asia/Kolkata	Hyderabad	Hyderabad Old Airport	17.4531	78.4676
BPN	Asia/Makassar	Balikpapan	Sultan Aji Muhammad Sulaiman Airport	-1.2683	116.8940
BPS	America/Bahia	Porto Seguro	Porto Seguro	-16.4386	-39.0809
BPT	America/Chicago	Beaumont	Jack Brooks Regional Airport	29.9508	-94.0207
BPX	Asia/Shanghai	Qamdo	Qamdo Bangda Airport	30.5536	97.1083
BPY	Indian/Antananarivo	Besalampy	Besalampy Airport	-16.7333	44.4667
BQA	Asia/Manila	Baler	Dr. Juan C. Angara Airport	15.7312	121.5022
BQB	Australia/Perth	Busselton	Busselton Airport	-33.6871	115.4012
BQE	Africa/Bissau	Bubaque	Bubaque Airport	11.2974	-15.8381
BQG	Asia/Vladivostok	Bogorodskoye	Bogorodskoye	52.3783	140.4480
BQH	Europe/London	London	London Biggin Hill Airport	51.3308	0.0325
BQI	Africa/Windhoek	Bagani	Bagani Airport	-18.1182	21.6241
BQJ	Asia/Vladivostok	Batagay	Batagay Airport	67.6488	134.6950
BQK	America/New_York	Brunswick	Brunswick Golden Isles Airport	31.2588	-81.4665
BQL	Australia/Brisbane	Boulia	Boulia Airport	-22.9133	139.8997
BQN	America/Puerto_Rico	Aguadilla	Rafael Hernandez Airport	18.4949	-67.1294
BQO	Africa/Abidjan	Bouna	Bouna Airport	9.2670	-3.0000
BQQ	America/Bahia	Barra	Barra	-11.0700	-43.1700
BQR	Asia/Makassar	Kendek	Banggai Laut Airport		
BQS	Asia/Yakutsk	Blagoveshchensk	Ignatyevo Airport	50.4254	127.4120
BQT	Europe/Minsk	Brest	Brest Airport	52.1083	23.8967
BQU	America/St_Vincent	Port Elizabeth	J. F. Mitchell Airport	12.9886	-61.2624
BQV	America/Juneau	Gustavus	Bartlett Cove Seaplane Base	58.4553	-135.8850
BQW	Australia/Perth	Balgo Hill	Balgo Hill Airport	-20.1491	127.9751
BRA	America/Bahia	Barreiras	Barreiras Airport	-12.0500	-45.0000
BRB	America/Fortaleza	Barreirinhas	Barreirinhas Airport	-2.7566	-42.8059
BRC	America/Argentina/Salta	San Carlos de Bariloche	Bariloche Aerodrome	-41.1512	-71.1575
BRD	America/Chicago	Brainerd	Brainerd Lakes Regional Airport	46.3977	-94.1372
BRE	Europe/Berlin	Bremen	Bremen Airport	53.0475	8.7867
BRG	Asia/Makassar	Balirangen	Siau Airport	2.6528	125.4237
BRI	Europe/Rome	Bari	Bari Karol Wojtyła Airport	41.1370	16.7619
BRK	Australia/Sydney	Bourke	Bourke Airport	-30.0392	145.9520
BRL	America/Chicago	Burlington	Burlington Municipal Airport	40.7832	-91.1255
BRM	America/Caracas	Barquisimeto	Jacinto Lara International Airport	10.0427	-69.3586
BRN	Europe/Zurich	Bern	Bern Airport	46.9141	7.4972
BRO	America/Chicago	Brownsville	Brownsville-South Padre Island International Airport	25.9068	-97.4259
BRQ	Europe/Prague	Brno	Brno–Tuřany Airport	49.1513	16.6944
BRR	Europe/London	Barra	Barra Airport	57.0253	-7.4496
BRS	Europe/London	Bristol	Bristol Airport	51.3827	-2.7191
BRT	Australia/Darwin	Bathurst Island	Bathurst Island Airport	-11.7682	130.6178
BRU	Europe/Brussels	Brussels	Brussels Airport	50.9014	4.4844
BRV	Europe/Berlin	Bremerhaven	Bremerhaven Airport	53.5076	8.5725
BRW	America/Anchorage	Utqiagvik	Wiley Post-Will Rogers Memorial Airport	71.2853	-156.7658
BRX	America/Santo_Domingo	Santa Cruz de Barahona	María Montez International Airport	18.2515	-71.1204
BRY	America/New_York	Bardstown	Samuels Field	37.8200	-85.4700
BSA	Africa/Mogadishu	Bosaso	Bender Qassim International Airport	11.2753	49.1494
BSB	America/Sao_Paulo	Brasília	Brasilia International Airport	-15.8711	-47.9186
BSC	America/Bogota	Bahía Solano	José Celestino Mutis Airport	6.2029	-77.3947
BSD	Asia/Shanghai	Baoshan	Baoshan Yunduan Airport	25.0543	99.1658
BSE	Asia/Kuching	Sematan	Sematan Airport	1.8000	109.8000
BSG	Africa/Malabo	Bata	Bata Airport	1.9055	9.8057
BSJ	Australia/Melbourne	Bairnsdale	Bairnsdale Airport	-37.8875	147.5678
BSK	Africa/Algiers	Biskra	Biskra Airport	34.7933	5.7382
BSL	Europe/Paris	Basel	EuroAirport Basel–Mulhouse–Freiburg	47.5896	7.5299
BSM	Asia/Tehran	Bīsheh Kolā	Bishe Kola Air Base	36.6551	52.3496
BSN	Africa/Bangui	Bossangoa	Bossangoa Airport	6.5000	17.4300
BSO	Asia/Manila	Basco	Basco Airport	20.4513	121.9799
BSQ	America/Phoenix	Douglas	Bisbee Municipal Airport	31.3500	-109.9000
BSR	Asia/Baghdad	Basrah	Basra International Airport	30.5522	47.6639
BSS	America/Fortaleza	Balsas	Balsas Airport	-7.5000	-46.0300
BST	Asia/Kabul	Lashkar Gāh	Bost	31.5605	64.3649
BSU	Africa/Kinshasa	Basankusu	Basankusu Airport	1.2170	19.8000
BSV	Indian/Antananarivo	Besakoa	Besakoa Airport	-15.6726	47.0625
BSW	America/Anchorage	Boswell Bay	Boswell Bay Airport	60.4000	-146.1000
BSX	Asia/Yangon	Pathein	Pathein Airport	16.8152	94.7799
BSY	Africa/Mogadishu	Bardera	Bardera Airport	2.3308	42.3114
BSZ	Asia/Bishkek	Bishkek	Manas International Airport	43.0613	74.4776
BTA	Africa/Douala	Bertoua	Bertoua Airport	4.5830	13.6800
BTB	Africa/Brazzaville	Bétou	Betou Airport	3.0580	18.5150
BTC	Asia/Colombo	Batticaloa	Batticaloa Airport	7.7058	81.6788
BTE	Africa/Freetown	Bonthe	Sherbro International Airport	7.5170	-12.5000
BTF	America/Denver	Bountiful	Sky Park Airport	40.8694	-111.9272
BTG	Africa/Bangui	Batangafo	Batangafo Airport	7.3000	18.3000
BTH	Asia/Jakarta	Batam	Hang Nadim Airport	1.1206	104.1153
BTI	America/Anchorage	Barter Island	Barter Island LRRS Airport	70.1347	-143.5811
BTJ	Asia/Jakarta	Banda Aceh	Sultan Iskandar Muda International Airport	5.5235	95.4204
BTK	Asia/Irkutsk	Bratsk	Bratsk Airport	56.3708	101.6986
BTL	America/Detroit	Kalamazoo	W K Kellogg Airport	42.3073	-85.2515
BTM	America/Denver	Butte	Bert Mooney Airport	45.9548	-112.4975
BTN	America/New_York	Bennettsville	Marlboro County Jetport - HE Avent Field	34.6214	-79.7336
BTO	America/Paramaribo	Botopasi	Botopasi Airport	4.2180	-55.4464
BTP	America/New_York	Butler	Butler-Graham Airport	40.7764	-79.9495
BTQ	Africa/Kigali	Butare	Butare Airport	-2.5956	29.7342
BTR	America/Chicago	Baton Rouge	Baton Rouge Metropolitan Airport	30.5330	-91.1496
BTS	Europe/Bratislava	Bratislava	Bratislava Airport	48.1702	17.2127
BTT	America/Anchorage	Bettles	Bettles Airport	66.9139	-151.5291
BTU	Asia/Kuching	Bintulu	Bintulu Airport	3.1239	113.0205
BTV	America/New_York	Burlington	Burlington International Airport	44.4719	-73.1533
BTW	Asia/Makassar	Batu Licin	Batu Licin Airport	-3.4124	115.9950
BTX	Australia/Brisbane	Betoota	Betoota Airport	-25.6300	140.8000
BTY	America/Los_Angeles	Beatty	Beatty Airport	36.9000	-116.8000
BTZ	Asia/Bangkok	Betong	Betong Airport	5.7858	101.1476
BUA	Pacific/Bougainville	Buka Island	Buka Airport	-5.4223	154.6730
BUB	America/Chicago	Burwell	Burwell Municipal Airport	41.7767	-99.1497
BUC	Australia/Brisbane	Burketown	Burketown Airport	-17.7486	139.5344
BUD	Europe/Budapest	Budapest	Budapest Ferenc Liszt International Airport	47.4369	19.2556
BUF	America/New_York	Buffalo	Buffalo Niagara International Airport	42.9403	-78.7317
BUG	Africa/Luanda	Benguela	Monbaca Benguela	-12.6090	13.4037
BUI	Asia/Jayapura	Bikondini	Bokondini Airport	-3.6506	138.5635
BUJ	Africa/Algiers	Bou Saada	Bou Saada Airport	35.3325	4.2064
BUK	Asia/Aden	Albuq	Albuq Airport		
BUL	Pacific/Port_Moresby	Bulolo	Bulolo Airport	-7.2150	146.6488
BUM	America/Chicago	Butler	Butler Memorial Airport	38.2903	-94.3399
BUN	America/Bogota	Buenaventura	Buenaventura	3.8196	-76.9898
BUO	Africa/Mogadishu	Burao	Burao Airport	9.5170	45.5700
BUP	Asia/Kolkata	Bathinda	Bathinda Airport	30.2701	74.7558
BUQ	Africa/Harare	Bulawayo	Bulawayo Airport	-20.0174	28.6179
BUR	America/Los_Angeles	Burbank	Burbank Bob Hope Airport	34.2006	-118.3593
BUS	Asia/Tbilisi	Batumi	Batumi International Airport	41.6103	41.5997
BUT	Asia/Thimphu	Jakar	Bathpalathang Airport	27.5630	90.7465
BUU	Asia/Jakarta	Muara Bungo	Muara Bongo Airport	-1.5411	102.1799
BUW	Asia/Makassar	Baubau	Baubau Betoambari Airport	-5.4871	122.5690
BUX	Africa/Lubumbashi	Bunia	Bunia Airport	1.5657	30.2208
BUY	Australia/Perth	Bunbury	Bunbury Airport	-33.3200	115.6000
BUZ	Asia/Tehran	Bushehr	Bushehr Civ / Afb	28.9448	50.8346
BVA	Europe/Paris	Paris	Beauvais–Tillé Airport	49.4544	2.1128
BVB	America/Boa_Vista	Boa Vista	Boa Vista, Boa Vista Intl	2.8463	-60.6901
BVC	Atlantic/Cape_Verde	Rabil	Aristides Pereira International Airport	16.1362	-22.8889
BVE	Europe/Paris	Brive-la-Gaillarde	Brive–Souillac Airport	45.0415	1.4865
BVF	Pacific/Fiji	Bua Province	Bua Airport		
BVG	Europe/Oslo	Berlevåg	Berlevåg Airport	70.8710	29.0294
BVH	America/Cuiaba	Vilhena	Vilhena Aeroporto	-12.6944	-60.0983
BVI	Australia/Brisbane	Birdsville	Birdsville Airport	-25.9700	139.3000
BVJ	Asia/Yekaterinburg	Bovanenkovo	Bovanenko Airport	70.3152	68.3336
BVK	America/La_Paz	Huacaraje	Huacaraje Airport	-13.6059	-63.8793
BVL	America/La_Paz	Baures	Baures Airport	-13.5800	-63.6200
BVM	America/Bahia	Belmonte	Belmonte Airport	-15.8500	-38.9000
BVO	America/Chicago	Bartlesville	Bartlesville Municipal Airport	36.7700	-96.0000
BVS	America/Santarem	Breves	Breves Airport	-1.6670	-50.4700
BVU	America/Anchorage	Beluga	Beluga Airport	61.1752	-151.0386
BVV	Asia/Sakhalin	Iturup Island	Burevestnik Airport	44.9225	147.6186
BVW	Australia/Brisbane	Batavia Downs	Batavia Downs Airport		
BVX	America/Chicago	Batesville	Batesville Regional Airport	35.7700	-91.6500
BVY	America/New_York	Beverly	Beverly Municipal Airport	42.5842	-70.9165
BWA	Asia/Kathmandu	Bairihawa	Bhairahawā	27.5057	83.4163
BWB	Australia/Perth	Barrow Island	Barrow Island Airport	-20.8644	115.4060
BWC	America/Los_Angeles	Brawley	Brawley Municipal Airport	32.9800	-115.5000
BWD	America/Chicago	Brownwood	Brownwood Municipal Airport	31.7938	-98.9567
BWE	Europe/Berlin	Wolfsburg	Braunschweig-Wolfsburg Airport	52.3192	10.5561
BWF	Europe/London	Walney Island	Barrow/Walney Island Airport	54.1312	-3.2637
BWG	America/Chicago	Bowling Green	Bowling Green-Warren County Regional Airport	36.9645	-86.4197
BWH	Asia/Kuala_Lumpur	Butterworth	Butterworth Airport		
BWI	America/New_York	Washington	Baltimore-Washington International Airport	39.1754	-76.6680
BWK	Europe/Zagreb	Otok Brač	Brac	43.2858	16.6797
BWL	America/Chicago	Blackwell	Earl Henry Airport	36.8000	-97.2800
BWM	America/Denver	Bowman	Bowman Municipal Airport	46.1875	-103.4288
BWN	Asia/Brunei	Bandar Seri Begawan	Brunei International Airport	4.9442	114.9284
BWO	Europe/Saratov	Balakovo	Balakovo Airport	51.8583	47.7456
BWQ	Australia/Sydney	Brewarrina	Brewarrina Airport	-29.9700	146.8000
BWS	America/Los_Angeles	Blaine	Blaine Municipal Airport		
BWT	Australia/Hobart	Burnie	Wynyard Airport	-41.0000	145.7000
BWU	Australia/Sydney	Sydney	Bankstown Airport Aws	-33.9244	150.9883
BWW	America/Havana	Cayo Santa Maria	Las Brujas Airport	22.6212	-79.1470
BWX	Asia/Jakarta	Banyuwangi	Banyuwangi Airport	-8.3100	114.3402
BXA	America/Chicago	Bogalusa	George R Carr Memorial Air Field	30.7800	-89.8700
BXB	Asia/Jayapura	Irarututiga	Babo Airport	-2.5322	133.4390
BXE	Africa/Dakar	Bakel	Bakel	14.8473	-12.4683
BXG	Australia/Melbourne	Bendigo	Bendigo Airport	-36.7381	144.3290
BXH	Asia/Almaty	Balqash	Balkhash Airport	46.8933	75.0050
BXI	Africa/Abidjan	Boundiali	Boundiali Airport		
BXJ	Asia/Almaty	Almaty	Boralday Airport	43.3526	76.8837
BXK	America/Phoenix	Buckeye	Buckeye Municipal Airport	33.3700	-112.6000
BXL	Pacific/Fiji	Nanuya Lailai Island	Blue Lagoon Seaplane Base		
BXN	Europe/Istanbul	Milas	Bodrum-Imsik Airport	37.1401	27.6697
BXO	Europe/Zurich	Buochs	Buochs Airport	46.9700	8.4330
BXP	Europe/Warsaw	Biała Podlaska	Biała Podlaska	52.0055	23.1454
BXQ	Asia/Jayapura	Kampung Bomakia II	Bomakia Airport		
BXR	Asia/Tehran	Bam	Bam Airport	29.0842	58.4500
BXS	America/Los_Angeles	Borrego Springs	Borrego Valley Airport	33.2500	-116.3000
BXT	Asia/Makassar	Bontang	Bontang Airport	0.1333	117.5000
BXU	Asia/Manila	Butuan	Bancasi Airport	8.9513	125.4780
BXV	Atlantic/Reykjavik	Breiðdalsvík	Breiðdalsvík Airport	64.7908	-14.0481
BXW	Asia/Jakarta	Bawean Island	Harun Thohir Airport	-5.7237	112.6791
BXX	Africa/Mogadishu	Borama	Borama Airport	9.9457	43.1508
BXY	Asia/Qostanay	Baikonur	Baikonur Krayniy Airport	45.6235	63.2138
BYA	America/Anchorage	Boundary	Boundary Airport	64.0776	-141.1233
BYB	Asia/Muscat	Dibba Al-Baya	Dibba Airport	25.6141	56.2452
BYC	America/La_Paz	Yacuiba	Yacuiba Airport	-21.9609	-63.6517
BYD	Asia/Aden	Al Bayda	Al Bayda Airport		
BYF	Europe/Paris	Albert	Albert – Picardie Airport	49.9716	2.6984
BYG	America/Denver	Buffalo	Johnson County Airport	44.3500	-106.7000
BYH	America/Chicago	Blytheville	Arkansas International Airport	35.9597	-89.9508
BYI	America/Boise	Burley	Burley Municipal Airport	42.5300	-113.8000
BYJ	Europe/Lisbon	Beja	Beja Airport	38.0789	-7.9324
BYK	Africa/Abidjan	Bouaké	Bouaké Airport	7.7388	-5.0737
BYM	America/Havana	Bayamo	Carlos Manuel de Céspedes Airport	20.3972	-76.6191
BYN	Asia/Ulaanbaatar	Bayanhongor	Bayankhongor Airport	46.1633	100.7040
BYO	America/Campo_Grande	Bonito	Bonito Airport	-21.2440	-56.4501
BYP	Australia/Perth	Barimunya	Yandicoogina Airport	-22.6743	119.1655
BYQ	Asia/Makassar	Bunyu	Bunyu Airport	3.4670	117.9000
BYR	Europe/Copenhagen	Læsø Island	Læsø Airport	57.2771	10.9998
BYS	America/Los_Angeles	Fort Irwin	Bicycle Lake Army Airfield	35.2800	-116.6000
BYT	Europe/Dublin	Bantry	Bantry Aerodrome	51.6800	-9.4500
BYU	Europe/Berlin	Bayreuth	Bayreuth	49.9844	11.6386
BYV	Asia/Colombo	Colombo	Beira Lake Sea Plane Base	6.9287	79.8551
BYY	Africa/Addis_Ababa	Yabēlo	Yabello Airport		
BZA	America/Managua	Bonanza	San Pedro Airport	13.9500	-84.6000
BZC	America/Sao_Paulo	Armação dos Búzios	Armação dos Búzios Airport	-22.7710	-41.9629
BZD	Australia/Sydney	Balranald	Balranald Airport	-34.6300	143.6000
BZE	America/Belize	Belize City	Belize International Airport	17.5391	-88.3082
BZF	America/Los_Angeles	Redding	Benton Field	40.5753	-122.4065
BZG	Europe/Warsaw	Bydgoszcz	Bydgoszcz Ignacy Jan Paderewski Airport	53.0968	17.9777
BZH	Africa/Harare	Bumi Hills	Bumi Hills Airport	-16.8167	28.3458
BZJ	Asia/Shanghai	Bozhou	Bozhou Airport		
BZK	Europe/Moscow	Bryansk	Brjansk	53.2142	34.1764
BZL	Asia/Dhaka	Barishal	Barisal Airport	22.8010	90.3012
BZN	America/Denver	Bozeman	Gallatin Field Airport	45.7775	-111.1530
BZO	Europe/Rome	Bolzano	Bolzano Dolomiti Airport	46.4602	11.3264
BZR	Europe/Paris	Béziers	Béziers Cap d'Agde Airport	43.3222	3.3532
BZU	Africa/Lubumbashi	Buta	Buta Zega Airport	2.8184	24.7937
BZV	Africa/Brazzaville	Brazzaville	Maya-Maya Airport	-4.2517	15.2530
BZX	Asia/Shanghai	Enyang	Bazhong Enyang Airport	31.7395	106.6468
BZZ	Europe/London	Brize Norton	RAF Brize Norton	51.7500	-1.5833
CAA	America/Tegucigalpa	Catacamas	Catacamas El Aguacate Airport	14.8759	-85.7736
CAB	Africa/Luanda	Cabinda	Cabinda Airport	-5.5970	12.1884
CAC	America/Sao_Paulo	Cascavel	Cascavel Airport	-25.0003	-53.5008
CAD	America/Detroit	Cadillac	Wexford County Airport	44.2700	-85.4200
CAE	America/New_York	Columbia	Columbia Metropolitan Airport	33.9388	-81.1195
CAF	America/Manaus	Carauari	Carauari Airport	-4.9000	-66.9200
CAG	Europe/Rome	Cagliari	Cagliari Elmas Airport	39.2515	9.0543
CAH	Asia/Ho_Chi_Minh	Cà Mau	Cà Mau Airport	9.1765	105.1758
CAI	Africa/Cairo	Cairo	Cairo International Airport	30.1219	31.4056
CAJ	America/Caracas	Canaima	Canaima Airport	6.2320	-62.8544
CAK	America/New_York	Akron	Akron-Canton Regional Airport	40.9162	-81.4423
CAL	Europe/London	Campbeltown	Campbeltown Airport	55.4200	-5.6000
CAM	America/La_Paz	Camiri	Camiri Airport	-20.0092	-63.5265
CAN	Asia/Shanghai	Guangzhou	Guangzhou Baiyun International Airport	23.3924	113.2988
CAO	America/Denver	Clayton	Clayton Municipal Airport	36.4500	-103.2000
CAP	America/Port-au-Prince	Cap-Haïtien	Hugo Chavez International Airport	19.7330	-72.1947
CAQ	America/Bogota	Caucasia	Juan H White Airport		
CAR	America/New_York	Caribou	Caribou Municipal Airport	46.8715	-68.0179
CAS	Africa/Casablanca	Casablanca	Casablanca-Anfa Airport	33.5543	-7.6623
CAT	Europe/Lisbon	Tires	Cascais Municipal Aerodrome	38.7225	-9.3542
CAU	America/Recife	Caruaru	Caruaru Airport	-8.2830	-35.9700
CAV	Africa/Luanda	Cazombo	Cazombo Airport	-11.8800	22.9300
CAW	America/Sao_Paulo	Campos dos Goytacazes	Campos–Bartolomeu Lysandro Airport	-21.6983	-41.3017
CAX	Europe/London	Carlisle	Carlisle Lake District Airport	54.9375	-2.8092
CAY	America/Cayenne	Cayenne	Cayenne-Rochambeau	4.8198	-52.3604
CAZ	Australia/Sydney	Cobar	Cobar Airport	-31.5383	145.7939
CBB	America/La_Paz	Cochabamba	Jorge Wilstermann	-17.4211	-66.1771
CBC	Australia/Perth	Cherrabun	Cherrabun Airfield	-18.9173	125.5365
CBD	Asia/Kolkata	Car Nicobar Island	Car Nicobar Air Force Base	9.1516	92.8188
CBE	America/New_York	Cumberland	Greater Cumberland Regional Airport	39.6151	-78.7617
CBF	America/Chicago	Council Bluffs	Council Bluffs Municipal Airport	41.2700	-95.8700
CBG	Europe/London	Cambridge	Cambridge International Airport	52.2050	0.1750
CBH	Africa/Algiers	Béchar	Bechar	31.6457	-2.2699
CBI	Australia/Hobart	Cape Barren Island	Cape Barren Island Airport	-40.3902	148.0180
CBJ	America/Santo_Domingo	Cabo Rojo	Cabo Rojo Airport	17.9286	-71.6436
CBK	America/Chicago	Colby	Shalz Field	39.4200	-101.1000
CBL	America/Caracas	Ciudad Bolívar	Tomás de Heres Airport	8.1219	-63.5374
CBM	America/Chicago	Columbus	Columbus Air Force Base	33.6438	-88.4438
CBN	Asia/Jakarta	Cirebon	Penggung Airport	-6.7548	108.5408
CBO	Asia/Manila	Cotabato	Awang Airport	7.2000	124.2000
CBP	Europe/Lisbon	Coimbra	Coimbra Airport	40.1500	-8.4670
CBQ	Africa/Lagos	Calabar	Calabar	4.9760	8.3472
CBR	Australia/Sydney	Canberra	Canberra International Airport	-35.3069	149.1950
CBS	America/Caracas	Cabimas	Oro Negro Airport	10.3308	-71.3192
CBT	Africa/Luanda	Catumbela	Catumbela Airport	-12.4500	13.4800
CBU	Europe/Berlin	Cottbus	Drewitz	51.7200	14.3500
CBV	America/Guatemala	Cobán	Coban	15.4690	-90.4067
CBX	Australia/Sydney	Condobolin	Condobolin Airport		
CBZ	Asia/Shanghai	Binzhou	Binzhou Dagao General Airport	37.6110	117.8857
CCA	America/La_Paz	Chimoré	Chimore Airport	-16.9897	-65.1411
CCB	America/Los_Angeles	Upland	Cable Airport	34.1124	-117.6847
CCC	America/Havana	Cayo Coco Island	Jardines del Rey Airport	22.4613	-78.3273
CCE	Africa/Cairo	Cairo	Madinaty Capital International Airport	30.0446	31.6422
CCF	Europe/Paris	Carcassonne	Carcassonne-Salvaza	43.2160	2.3063
CCG	America/Chicago	Crane	Crane County Airport	31.4068	-102.3560
CCH	America/Coyhaique	Chile Chico	Chile Chico Airport	-46.5800	-71.6908
CCI	America/Sao_Paulo	Concórdia	Concórdia Airport	-27.1806	-52.0527
CCJ	Asia/Kolkata	Kozhikode	Calicut International Airport	11.1368	75.9553
CCK	Indian/Cocos	Cocos Islands	Cocos Island Airport	-12.1883	96.8339
CCL	Australia/Brisbane	Chinchilla	Chinchilla Airport	-26.7800	150.6000
CCM	America/Sao_Paulo	Criciúma	Diomício Freitas/Forquilhinha Airport	-28.7244	-49.4214
CCN	Asia/Kabul	Fayrōz Kōh	Chakcharan Airport	34.5330	65.2670
CCO	America/Bogota	Carimagua	Carimagua Airport	4.5642	-71.3364
CCP	America/Santiago	Concepción	Carriel Sur International Airport	-36.7726	-73.0631
CCR	America/Los_Angeles	Concord	Buchanan Field Airport	37.9894	-122.0580
CCS	America/Caracas	Caracas	Simón Bolívar International Airport	10.6005	-66.9981
CCT	America/Argentina/Salta	Catriel	Colonia Catriel Airport		
CCU	Asia/Kolkata	Kolkata	Netaji Subhas Chandra Bose International Airport	22.6547	88.4467
CCV	Pacific/Efate	Craig Cove	Craig Cove Airport		
CCW	Australia/Adelaide	Cowell	Cowell Airport	-33.6700	136.9000
CCZ	America/Nassau	Chub Cay	Chub Cay International Airport	25.4172	-77.8816
CDB	America/Nome	Cold Bay	Cold Bay Airport	55.2061	-162.7254
CDC	America/Denver	Cedar City	Cedar City Regional Airport	37.7010	-113.0988
CDD	America/Tegucigalpa	Cauquira	Cauquira Airport	15.3208	-83.6032
CDE	Asia/Shanghai	Chengde	Chengde Puning Airport	41.1224	118.0740
CDG	Europe/Paris	Paris	Paris Charles de Gaulle Airport	49.0128	2.5500
CDH	America/Chicago	Camden	Harrell Field	33.6226	-92.7632
CDI	America/Sao_Paulo	Cachoeiro de Itapemirim	Cachoeiro do Itapemirim Airport	-20.8343	-41.1856
CDJ	America/Araguaina	Conceição do Araguaia	Conceição do Araguaia Airport	-8.3483	-49.3015
CDK	America/Kentucky/Monticello	Cedar Key	George T Lewis Airport	29.1300	-83.0300
CDL	America/Anchorage	Candle	Candle 2 Airport	65.9065	-161.9415
CDN	America/New_York	Camden	Woodward Field	34.2700	-80.6000
CDO	Africa/Johannesburg	Cradock	Cradock	-32.1500	25.6333
CDP	Asia/Kolkata	Kadapa	Kadapa Airport	14.5100	78.7728
CDQ	Australia/Brisbane	Croydon	Croydon Airport	-18.3000	142.3000
CDR	America/Denver	Chadron	Chadron Municipal Airport	42.8300	-103.1000
CDS	America/Chicago	Childress	Childress Municipal Airport		
CDT	Europe/Madrid	Castelló de la Plana	Castellón–Costa Azahar Airport	40.2097	0.0697
CDU	Australia/Sydney	Camden	Camden Airport	-34.0403	150.6872
CDV	America/Anchorage	Cordova	Merle K. Smith Airport	60.4918	-145.4776
CDW	America/New_York	Caldwell	Essex County Airport	40.8751	-74.2807
CDY	Asia/Manila	Mapun Island	Cagayan de Sulu Airport	7.0140	118.4960
CEA	America/Chicago	Wichita	Cessna Aircraft Field Airport	37.6486	-97.2506
CEB	Asia/Manila	Cebu City	Mactan-Cebu International Airport	10.3085	123.9803
CEC	America/Los_Angeles	Crescent City	Del Norte County Airport	41.7802	-124.2365
CED	Australia/Adelaide	Ceduna	Ceduna Airport	-32.1249	133.7015
CEE	Europe/Moscow	Cherepovets	Cherepovets Airport	59.2800	38.0700
CEF	America/New_York	Springfield	Westover Air Reserve Base / Metropolitan Airport	42.1932	-72.5360
CEG	Europe/London	Chester	Hawarden	53.1781	-2.9778
CEH	Africa/Blantyre	Chelinda	Chelinda Airport	-10.5569	33.7987
CEI	Asia/Bangkok	Chiang Rai	Mae Fah Luang-Chiang Rai International Airport	19.9523	99.8829
CEK	Asia/Yekaterinburg	Chelyabinsk	Chelyabinsk Airport	55.3058	61.5033
CEM	America/Anchorage	Central	Central Airport	65.5700	-144.8000
CEN	America/Hermosillo	Ciudad Obregón	Ciudad Obregón International Airport	27.3928	-109.8331
CEO	Africa/Luanda	Waku Kungo	Waku Kungo Airport	-11.4264	15.1012
CEP	America/La_Paz	Concepción	Concepción Airport	-16.1398	-62.0280
CEQ	Europe/Paris	Cannes	Cannes-Mandelieu	43.5421	6.9535
CER	Europe/Paris	Maupertus-sur-Mer	Cherbourg – Maupertus Airport	49.6501	-1.4703
CES	Australia/Sydney	Cessnock	Cessnock Airport	-32.7875	151.3417
CET	Europe/Paris	Cholet	Cholet-Le Pontreau Airport	47.0820	-0.8770
CEU	America/New_York	Clemson	Clemson-Oconee County Airport	34.6700	-82.8800
CEV	America/Indiana/Indianapolis	Connersville	Mettel Field Airport	39.6969	-85.1349
CEW	America/Chicago	Crestview	Bob Sikes Airport	30.7788	-86.5219
CEY	America/Chicago	Murray	Murray-Calloway County Airport	36.6646	-88.3728
CEZ	America/Denver	Cortez	Cortez-Montezuma County Airport	37.3200	-108.6000
CFB	America/Sao_Paulo	Cabo Frio	Cabo Frio Airport	-22.9217	-42.0743
CFC	America/Sao_Paulo	Caçador	Caçador Airport	-26.7912	-50.9414
CFD	America/Chicago	Bryan	Coulter Field	30.6700	-96.3700
CFE	Europe/Paris	Clermont-Ferrand	Clermont-Ferrand Auvergne Airport	45.7867	3.1692
CFF	Africa/Luanda	Cafunfo	Cafunfo Airport		
CFG	America/Havana	Cienfuegos	Jaime González Airport	22.1500	-80.4142
CFH	Australia/Adelaide	Clifton Hills Station	Clifton Hills Airstrip	-27.0160	138.8920
CFK	Africa/Algiers	Chlef	Chlef International Airport	36.2127	1.3318
CFM	America/Edmonton	Conklin	Conklin Airport	55.6959	-111.2807
CFN	Europe/Dublin	Donegal	Donegal Airport	55.0441	-8.3413
CFP	Australia/Brisbane	Carpentaria Downs	Carpentaria Downs Airport	-18.7170	144.3124
CFQ	America/Creston	Creston	Creston Aerodrome	49.0361	-116.4980
CFR	Europe/Paris	Caen	Caen – Carpiquet Airport	49.1733	-0.4500
CFS	Australia/Sydney	Coffs Harbour	Coffs Harbour Airport	-30.3206	153.1164
CFT	America/Phoenix	Clifton	Greenlee County Airport	32.9570	-109.2110
CFU	Europe/Athens	Corfu	Corfu International Airport, "Ioannis Kapodistrias"	39.6019	19.9117
CFV	America/Chicago	Coffeyville	Coffeyville Municipal Airport	37.0300	-95.6200
CGA	America/Juneau	Craig	Craig Seaplane Base	55.4786	-133.1478
CGB	America/Cuiaba	Cuiabá	Marechal Rondon International Airport	-15.6529	-56.1167
CGD	Asia/Shanghai	Changde	Changde Airport	28.9189	111.6400
CGE	America/New_York	Cambridge	Cambridge-Dorchester Airport	38.5500	-76.0300
CGF	America/New_York	Cleveland	Cuyahoga County Airport	41.5656	-81.4922
CGH	America/Sao_Paulo	São Paulo	Congonhas-São Paulo Airport	-23.6275	-46.6560
CGI	America/Chicago	Cape Girardeau	Cape Girardeau Municipal Airport	37.2253	-89.5708
CGJ	Africa/Lusaka	Chingola	Kasompe Airport	-12.5728	27.8939
CGK	Asia/Jakarta	Jakarta	Soekarno-Hatta International Airport	-6.1256	106.6559
CGL	America/Lima	Chagual	Chagual Airport		
CGM	Asia/Manila	Mambajao	Camiguin Airport	9.2536	124.7069
CGN	Europe/Berlin	Köln	Cologne Bonn Airport	50.8789	7.1229
CGO	Asia/Shanghai	Zhengzhou	Zhengzhou Xinzheng International Airport	34.5197	113.8409
CGP	Asia/Dhaka	Chattogram	Shah Amanat International Airport	22.2496	91.8133
CGQ	Asia/Shanghai	Changchun	Changchun Longjia International Airport	43.9962	125.6854
CGR	America/Campo_Grande	Campo Grande	Campo Grande International Airport	-20.4687	-54.6725
CGS	America/New_York	College Park	College Park Airport	38.9800	-76.9231
CGV	Australia/Perth	Caiguna	Caiguna Airport	-32.2810	125.4780
CGX	Africa/Lusaka	Chunga	Chunga Airport	-15.0535	25.9871
CGY	Asia/Manila	Lumbia Airport	Lumbia Airport		
CGZ	America/Phoenix	Casa Grande	Casa Grande Municipal Airport	32.8800	-111.8000
CHA	America/New_York	Chattanooga	Chattanooga Metropolitan Airport	35.0353	-85.2038
CHB	Asia/Karachi	Chilas	Chilas Airport	35.4272	74.0856
CHC	Pacific/Auckland	Christchurch	Christchurch International Airport	-43.4894	172.5322
CHD	America/Bahia	Mucugê	Mucugê Airport	-13.0321	-41.4454
CHF	Asia/Seoul	Jinhae-gu	Jinhae Airport	35.1412	128.6960
CHG	Asia/Shanghai	Chaoyang	Chaoyang Airport	41.5381	120.4350
CHH	America/Lima	Chachapoyas	Chachapoyas	-6.2018	-77.8561
CHJ	Africa/Harare	Chipinge	Chipinge	-20.2000	32.6300
CHK	America/Chicago	Chickasha	Chickasha Municipal Airport	35.0300	-97.9700
CHL	America/Boise	Challis	Challis Airport	44.5000	-114.2000
CHM	America/Lima	Chimbote	Chimbote	-9.1503	-78.5237
CHN	Asia/Seoul	Jeonju	Jeon Ju Airport		
CHO	America/New_York	Charlottesville	Charlottesville-Albemarle Airport	38.1386	-78.4529
CHP	America/Anchorage	Circle Hot Springs	Circle Hot Springs Airport	65.4700	-144.6000
CHQ	Europe/Athens	Chaniá	Chania International Airport	35.5317	24.1497
CHR	Europe/Paris	Châteauroux	Châteauroux-Centre "Marcel Dassault" Airport	46.8622	1.7307
CHS	America/New_York	North Charleston	Charleston International Airport	32.8985	-80.0404
CHT	Pacific/Chatham	Chatham Island	Chatham Island	-43.8100	-176.4572
CHU	America/Anchorage	Chuathbaluk	Chuathbaluk Airport	61.5791	-159.2256
CHV	Europe/Lisbon	Chaves	Chaves Airport	41.7300	-7.4670
CHX	America/Panama	Changuinola	Changuinola/Captain Manuel Nino Airport	9.4586	-82.5168
CHY	Pacific/Guadalcanal	Choiseul Island	Choiseul Bay Airport	-6.7112	156.3957
CHZ	America/Los_Angeles	Chiloquin	Chiloquin State Airport	42.5794	-121.8782
CIA	Europe/Rome	Rome	Roma Ciampino Airport	41.7994	12.5949
CIB	America/Los_Angeles	Avalon	Ap in the Sky Airport		
CIC	America/Los_Angeles	Chico	Chico Municipal Airport	39.8000	-121.9000
CID	America/Chicago	Cedar Rapids	The Eastern Iowa Airport	41.8845	-91.7107
CIF	Asia/Shanghai	Chifeng	Chifeng Yulong Airport	42.2333	118.9094
CIG	America/Denver	Craig	Craig-Moffat Airport	40.4950	-107.5220
CIH	Asia/Shanghai	Changzhi	Changzhi Wangcun Airport	36.1800	113.1000
CII	Europe/Istanbul	Aydın	Aydin Airport	37.8164	27.8872
CIJ	America/La_Paz	Cobija	Cobija	-11.0404	-68.7830
CIK	America/Anchorage	Chalkyitsik	Chalkyitsik Airport	66.6500	-143.8000
CIL	America/Nome	Council	Council Airport	64.9000	-163.7000
CIM	America/Bogota	Cimitarra	Cimitarra Airport	6.4830	-74.0300
CIN	America/Chicago	Carroll	Arthur N Neu Airport	42.0500	-94.7800
CIP	Africa/Lusaka	Chipata	Chipata	-13.5500	32.6000
CIQ	America/Guatemala	Chiquimula	Chiquimula Airport	14.8000	-89.5500
CIS	Pacific/Kanton	Kanton Island	Kanton Airport	-2.7670	-171.7158
CIT	Asia/Almaty	Shymkent	Shymkent International Airport	42.3642	69.4789
CIU	America/Detroit	Sault Ste. Marie	Chippewa County International Airport	46.2522	-84.4701
CIV	America/Juneau	Chomley	Chomley Airport		
CIW	America/St_Vincent	Canouan Island	Canouan Airport	12.6990	-61.3424
CIX	America/Lima	Chiclayo	Cap. FAP José A. Quiñones Gonzáles International Airport	-6.7863	-79.8279
CIY	Europe/Rome	Comiso	Comiso Airport	36.9959	14.6092
CIZ	America/Manaus	Coari	Coari Airport	-4.0830	-63.1300
CJA	America/Lima	Cajamarca	Cajamarca	-7.1330	-78.5000
CJB	Asia/Kolkata	Coimbatore	Coimbatore International Airport	11.0300	77.0434
CJC	America/Santiago	Calama	El Loa Airport	-22.4982	-68.9036
CJF	Australia/Perth	Coondewanna Mine	Coondewanna Airport	-22.9666	118.8141
CJH	America/Vancouver	Chilko Lake	Tsylos Park Lodge Aerodrome		
CJJ	Asia/Seoul	Cheongju-si	Cheongju International Airport	36.7166	127.4991
CJL	Asia/Karachi	Chitral	Chitral	35.8817	71.7981
CJM	Asia/Bangkok	Chumphon	Chumphon Airport	10.7112	99.3617
CJN	Asia/Jakarta	Cijulang	Cijulang Nusawiru Airport	-7.7201	108.4887
CJS	America/Ciudad_Juarez	Ciudad Juárez	Abraham González International Airport	31.6360	-106.4290
CJT	America/Mexico_City	Comitán	Comitán Copalar Airport	16.1767	-92.0506
CJU	Asia/Seoul	Jeju City	Jeju International Airport	33.5113	126.4930
CJZ	America/Fortaleza	Cajazeiras	Cajazeiras Airport	-6.8814	-38.6183
CKA	America/Chicago	Cherokee	Kegelman Air Force Auxiliary Field	36.7382	-98.1262
CKB	America/New_York	Clarksburg	North Central West Virginia Airport	39.2966	-80.2281
CKC	Europe/Kyiv	Cherkasy	Cherkasy International Airport	49.4062	32.0042
CKD	America/Anchorage	Crooked Creek	Crooked Creek Airport	61.8662	-158.1323
CKE	America/Los_Angeles	Lakeport	Lampson Field		
CKG	Asia/Shanghai	Jiangbei	Chongqing Jiangbei International Airport	29.7192	106.6417
CKH	Asia/Magadan	Chokurdakh	Chokurdakh Airport	70.6300	147.9000
CKI	Australia/Darwin	Croker Island	Croker Island Airport	-11.1635	132.4831
CKK	America/Chicago	Ash Flat	Sharp County Regional Airport	36.2678	-91.5599
CKL	Europe/Moscow	Chkalovskiy	Chkalovsky Airport	55.8812	38.0361
CKM	America/Chicago	Clarksdale	Fletcher Field	34.2000	-90.5700
CKN	America/Chicago	Crookston	Crookston Municipal Airport-Kirkwood Field	47.8500	-96.6200
CKR	America/Los_Angeles	Crane Island	Crane Island Airfield	48.5987	-122.9991
CKS	America/Araguaina	Parauapebas	Parauapebas Carajás Airport	-6.1178	-50.0035
CKT	Asia/Tehran	Sarakhs	Sarakhs	36.5012	61.0649
CKU	America/Anchorage	Cordova	Cordova Municipal Airport	60.5400	-145.7000
CKV	America/Chicago	Clarksville	Outlaw Field	36.6200	-87.4200
CKW	Australia/Perth	Christmas Creek Mine	Graeme Rowley Airport	-22.3541	119.6503
CKX	America/Anchorage	Chicken	Chicken Airport	64.0800	-141.9000
CKY	Africa/Conakry	Conakry	Conakry International Airport	9.5769	-13.6120
CKZ	Europe/Istanbul	Çanakkale	Çanakkale Airport	40.1377	26.4268
CLA	Asia/Dhaka	Comilla	Comilla Airport	23.4372	91.1897
CLC	America/Chicago	Clear Lake	Clear Lake Metroport		
CLD	America/Los_Angeles	San Diego	McClellan–Palomar Airport	33.1281	-117.2811
CLE	America/New_York	Cleveland	Cleveland-Hopkins International Airport	41.4117	-81.8498
CLG	America/Los_Angeles	Coalinga	New Coalinga Municipal Airport	36.1608	-120.2938
CLH	Australia/Sydney	Coolah	Coolah Airport	-31.8300	149.7000
CLI	America/Chicago	Clintonville	Clintonville Municipal Airport		
CLJ	Europe/Bucharest	Cluj-Napoca	Cluj-Napoca International Airport	46.7852	23.6862
CLK	America/Chicago	Clinton	Clinton Municipal Airport	35.5400	-98.9300
CLL	America/Chicago	College Station	Easterwood Field	30.5886	-96.3638
CLM	America/Los_Angeles	Port Angeles	William R Fairchild International Airport	48.1202	-123.4997
CLN	America/Araguaina	Carolina	Maranhão / Carolina Airport	-7.3204	-47.4587
CLO	America/Bogota	Cali	Cali / Alfonso Bonillaaragon	3.5432	-76.3816
CLP	America/Anchorage	Clarks Point	Clarks Point Airport	58.8366	-158.5288
CLQ	America/Mexico_City	Colima	Colima Airport	19.2770	-103.5774
CLR	America/Los_Angeles	Calipatria	Cliff Hatfield Memorial Airport	33.1313	-115.5197
CLT	America/New_York	Charlotte	Charlotte Douglas International Airport	35.2207	-80.9441
CLU	America/Indiana/Indianapolis	Columbus	Columbus Bakalar Municipal Airport	39.2619	-85.8963
CLV	America/Sao_Paulo	Caldas Novas	Caldas Novas Airport	-17.7200	-48.6000
CLW	America/New_York	Tampa	Clearwater Air Park	27.9759	-82.7581
CLX	America/Argentina/Cordoba	Clorinda	Clorinda Airport	-25.3300	-57.6700
CLY	Europe/Paris	Calvi	Calvi - Sainte-Catherine Airport	42.5308	8.7932
CLZ	America/Caracas	Calabozo	Calabozo Airport	8.9247	-67.4171
CMA	Australia/Brisbane	Cunnamulla	Cunnamulla Airport	-28.0300	145.6222
CMB	Asia/Colombo	Colombo	Bandaranaike International Airport	7.1808	79.8841
CMC	America/Fortaleza	Camocim	Camocim Airport	-2.9000	-40.8300
CMD	Australia/Sydney	Cootamundra	Cootamundra Airport	-34.6239	148.0281
CME	America/Merida	Ciudad del Carmen	Ciudad del Carmen International Airport	18.6534	-91.8010
CMF	Europe/Paris	Chambéry	Chambéry Airport	45.6380	5.8802
CMG	America/Campo_Grande	Corumbá	Corumbá International Airport	-19.0119	-57.6731
CMH	America/New_York	Columbus	John Glenn Columbus International Airport	39.9980	-82.8835
CMI	America/Chicago	Champaign	University of Illinois Willard Airport	40.0393	-88.2781
CMK	Africa/Blantyre	Club Makokola	Club Makokola Airport	-14.3069	35.1325
CML	Australia/Brisbane	Camooweal	Camooweal Airport	-19.9200	138.1000
CMM	America/Guatemala	Carmelita	Carmelita Airport	17.5000	-90.1700
CMN	Africa/Casablanca	Casablanca	Mohammed V International Airport	33.3675	-7.5900
CMQ	Australia/Brisbane	Clermont	Clermont Airport	-22.7731	147.6206
CMR	Europe/Paris	Colmar	Colmar-Houssen Airport	48.1099	7.3590
CMU	Pacific/Port_Moresby	Kundiawa	Chimbu Airport	-6.0243	144.9710
CMV	Pacific/Auckland	Coromandel	Coromandel Aerodrome	-36.7911	175.5084
CMW	America/Havana	Camagüey	Ignacio Agramonte International Airport	21.4204	-77.8474
CMX	America/Detroit	Hancock	Houghton County Memorial Airport	47.1684	-88.4891
CMY	America/Chicago	Sparta	Sparta-Fort McCoy Airport	43.9583	-90.7379
CNA	America/Hermosillo	Cananea	Cananea Airfield	31.0193	-110.2365
CNB	Australia/Sydney	Coonamble	Coonamble Airport	-30.9833	148.3756
CND	Europe/Bucharest	Mihail Kogălniceanu	Mihail Kogălniceanu International Airport	44.3622	28.4883
CNE	America/Denver	Cañon City	Fremont County Airport	38.4305	-105.1095
CNF	America/Sao_Paulo	Belo Horizonte	Belo Horizonte	-19.6337	-43.9689
CNG	Europe/Paris	Cognac	Cognac-Châteaubernard Air Base	45.6583	-0.3175
CNH	America/New_York	Claremont	Claremont Municipal Airport	43.3718	-72.3690
CNI	Asia/Shanghai	Changhai Xian	Changhai Airport	39.2672	122.6668
CNJ	Australia/Brisbane	Cloncurry	Cloncurry Airport	-20.6686	140.5044
CNK	America/Chicago	Concordia	Blosser Municipal Airport	39.5500	-97.6500
CNL	Europe/Copenhagen	Sindal	Sindal Airport	57.5033	10.2271
CNM	America/Denver	Carlsbad	Cavern City Air Terminal	32.3375	-104.2633
CNN	Asia/Kolkata	Mattanur	Kannur International Airport	11.9167	75.5466
CNO	America/Los_Angeles	Chino	Chino Airport	34.0200	-117.7000
CNP	America/Scoresbysund	Jameson Land	Nerlerit Inaat Airport	70.7431	-22.6504
CNQ	America/Argentina/Cordoba	Corrientes	Corrientes International Airport	-27.4455	-58.7619
CNS	Australia/Brisbane	Cairns	Cairns International Airport	-16.8858	145.7553
CNT	America/Argentina/Cordoba	Charata	Charata Airport	-27.2200	-61.2200
CNU	America/Chicago	Chanute	Chanute Martin Johnson Airport	37.6800	-95.4500
CNV	America/Bahia	Canavieiras	Canavieiras Airport	-15.6300	-38.8700
CNW	America/Chicago	Waco	TSTC Waco Airport	31.5500	-97.1700
CNX	Asia/Bangkok	Chiang Mai	Chiang Mai International Airport	18.7667	98.9667
CNY	America/Denver	Moab	Canyonlands Field	38.7700	-109.8000
CNZ	Africa/Luanda	Cangamba	Cangamba Airport		
COA	America/Los_Angeles	Columbia	Columbia Airport	38.0291	-120.4123
COC	America/Argentina/Cordoba	Concordia	Comodoro Pierrestegui Airport	-31.2969	-57.9966
COD	America/Denver	Cody	Yellowstone Regional Airport	44.5200	-109.0243
COE	America/Los_Angeles	Coeur d'Alene	Coeur d'Alene Airport	47.7741	-116.8194
COF	America/New_York	Cocoa Beach	Patrick Air Force Base	28.2381	-80.6079
COG	America/Bogota	Condoto	Mandinga Airport	5.1000	-76.6200
COH	Asia/Kolkata	Koch Bihār	Cooch Behar Airport	26.3305	89.4672
COI	America/New_York	Meritt Island	Merritt Island Airport	28.3417	-80.6851
COJ	Australia/Sydney	Coonabarabran	Coonabarabran Airport	-31.3325	149.2672
COK	Asia/Kolkata	Kochi	Cochin International Airport	10.1556	76.3914
COM	America/Chicago	Coleman	Coleman Municipal Airport	31.8300	-99.4300
CON	America/New_York	Concord	Concord Municipal Airport	43.2000	-71.5300
COO	Africa/Porto-Novo	Cotonou	Cotonou Airport	6.3572	2.3844
COP	America/New_York	Cooperstown	Cooperstown-Westville Airport	42.7200	-74.9300
COQ	Asia/Ulaanbaatar	Choibalsan	Choibalsan Airport	48.1357	114.6460
COR	America/Argentina/Cordoba	Córdoba	Pajas Blancas Airport	-31.3236	-64.2079
COS	America/Denver	Colorado Springs	Colorado Springs Airport	38.8058	-104.7008
COT	America/Chicago	Cotulla	Cotulla–La Salle County Airport	28.4583	-99.2203
COU	America/Chicago	Columbia	Columbia Regional Airport	38.8181	-92.2196
COV	Europe/Istanbul	Mersin	Çukurova International Airport	36.9002	35.0697
COX	America/Nassau	Congo Town	Congo Town Airport		
COY	Australia/Perth	Coolawanyah	Coolawanyah Station Airport	-21.7941	117.7593
CPA	Africa/Monrovia	Harper	Cape Palmas	4.3830	-7.7000
CPB	America/Bogota	Capurganá	Capurganá Airport	8.6333	-77.3500
CPC	America/Argentina/Salta	San Martín de los Andes	Chapelco - Aviador Carlos Campos Airport	-40.0753	-71.1372
CPD	Australia/Adelaide	Coober Pedy	Coober Pedy Airport	-29.0400	134.7208
CPE	America/Merida	Campeche	Ing. Alberto Acuña Ongay International Airport	19.8168	-90.5003
CPF	Asia/Jakarta	Cepu	Ngloram Airport	-7.1948	111.5482
CPG	America/Argentina/Buenos_Aires	Carmen de Patagones	Carmen De Patagones Airfield	-40.7774	-62.9795
CPH	Europe/Copenhagen	Copenhagen	Copenhagen Airport	55.6179	12.6560
CPL	America/Bogota	Chaparral	Chaparral Airport		
CPM	America/Los_Angeles	Compton	Compton/Woodley Airport	33.8891	-118.2420
CPO	America/Santiago	Copiapó	Desierto de Atacama Airport	-27.2969	-70.4140
CPP	America/Santiago	Pica	Coposa Airport	-20.7501	-68.6836
CPQ	America/Sao_Paulo	Campinas	Campo dos Amarais Airport	-22.8592	-47.1082
CPR	America/Denver	Casper	Casper–Natrona County International Airport	42.9080	-106.4639
CPS	America/Chicago	St. Louis	Saint Louis Downtown - Parks Airport	38.5706	-90.1562
CPT	Africa/Johannesburg	Cape Town	Cape Town International Airport	-33.9648	18.6017
CPU	America/Fortaleza	Cururupu	Cururupu Airport	-1.8000	-44.8700
CPV	America/Recife	Campina Grande	Campina Grande	-7.2699	-35.8964
CPX	America/Puerto_Rico	Culebra	Benjamín Rivera Noriega Airport	18.3118	-65.3032
CQA	America/Cuiaba	Canarana	Canarana Airport	-13.5700	-52.2700
CQD	Asia/Tehran	Shahr-e Kord	Shahrekord Airport	32.3000	50.8400
CQF	Europe/Paris	Dunkirk	Calais-Dunkerque Airport	50.9606	1.9557
CQL	Asia/Shanghai	Chongqing	Longxing Airport		
CQM	Europe/Madrid	Ciudad Real	Ciudad Real Central Airport	38.8586	-3.9760
CQS	America/Porto_Velho	Costa Marques	Costa Marques Airport		
CQW	Asia/Shanghai	Wulong District	Chongqing Xiannüshan Airport	29.4660	107.6923
CRA	Europe/Bucharest	Craiova	Craiova Airport	44.3181	23.8886
CRB	Australia/Sydney	Collarenebri	Collarenebri Airport	-29.5200	148.6000
CRC	America/Bogota	Cartago	Santa Ana Airport	4.7609	-75.9556
CRD	America/Argentina/Catamarca	Comodoro Rivadavia	General Enrique Mosconi International Airport	-45.7854	-67.4655
CRE	America/New_York	Myrtle Beach	Grand Strand Airport	33.8113	-78.7233
CRF	Africa/Bangui	Carnot	Carnot Airport	4.9370	15.8940
CRG	America/New_York	Jacksonville	Craig Municipal Airport	30.3300	-81.5000
CRI	America/Nassau	Colonel Hill	Colonel Hill Airport	22.7456	-74.1807
CRJ	Australia/Adelaide	Coorabie	Coorabie Airport	-31.9000	132.3000
CRK	Asia/Manila	Mabalacat City	Clark International Airport	15.1860	120.5603
CRL	Europe/Brussels	Brussels	Brussels South Charleroi Airport	50.4592	4.4538
CRM	Asia/Manila	Catarman	Catarman Airfield	12.5024	124.6358
CRO	America/Los_Angeles	Corcoran	Corcoran Airport	36.1000	-119.6000
CRP	America/Chicago	Corpus Christi	Corpus Christi International Airport	27.7704	-97.5012
CRQ	America/Bahia	Caravelas	Caravelas Airport	-17.6523	-39.2531
CRR	America/Argentina/Cordoba	Ceres	Ceres Aerodrome	-29.8700	-61.8300
CRS	America/Chicago	Corsicana	C David Campbell Field-Corsicana Municipal Airport	32.0274	-96.3980
CRT	America/Chicago	Crossett	Z M Jack Stell Field	33.1300	-91.9700
CRU	America/Grenada	Carriacou Island	Carriacou	12.4763	-61.4732
CRV	Europe/Rome	Crotone	Crotone Airport	38.9972	17.0802
CRW	America/New_York	Charleston	Yeager Airport	38.3731	-81.5932
CRX	America/Chicago	Corinth	Roscoe Turner Airport	34.9154	-88.6016
CRZ	Asia/Ashgabat	Türkmenabat	Turkmenabat Airport	39.0833	63.6133
CSA	Europe/London	Colonsay	Colonsay Airstrip	56.0575	-6.2431
CSB	Europe/Bucharest	Caransebeş	Caransebeş Airport	45.4200	22.2533
CSC	America/Costa_Rica	Cañas	Mojica Northeast		
CSF	Europe/Paris	Creil	Creil	49.2535	2.5191
CSG	America/New_York	Columbus	Columbus Airport	32.5162	-84.9388
CSH	Europe/Moscow	Solovetsky	Solovki Airport	65.0312	35.7227
CSI	Australia/Sydney	Casino	Casino Airport	-28.8828	153.0669
CSJ	Asia/Ho_Chi_Minh	Vũng Tàu	Cape St Jacques		
CSK	Africa/Dakar	Cap Skirring	Cap Skirring Airport	12.3906	-16.7434
CSM	America/Chicago	Clinton	Clinton-Sherman Airport	35.3403	-99.1990
CSN	America/Los_Angeles	Carson City	Carson Airport	39.2000	-119.7000
CSO	Europe/Berlin	Magdeburg	Magdeburg–Cochstedt Airport	51.8561	11.4195
CSQ	America/Chicago	Creston	Creston Municipal Airport	41.0700	-94.3700
CSX	Asia/Shanghai	Changsha	Changsha Huanghua International Airport	28.1892	113.2196
CSY	Europe/Moscow	Cheboksary	Cheboksary Airport	56.0903	47.3473
CSZ	America/Argentina/Buenos_Aires	Coronel Suárez	Brigadier Hector Eduardo Ruiz Airport	-37.4496	-61.8886
CTA	Europe/Rome	Catania	Catania–Fontanarossa Airport	37.4668	15.0664
CTB	America/Denver	Cut Bank	Cut Bank Municipal Airport	48.6084	-112.3761
CTC	America/Argentina/Catamarca	Catamarca	Coronel Felipe Varela International Airport	-28.5932	-65.7509
CTD	America/Panama	Chitré	Chitre Airport	7.9869	-80.4101
CTE	America/Panama	Isla Gardi Yandup	Carti Airport		
CTF	America/Guatemala	Coatepeque	Coatepeque Airport	14.6946	-91.8815
CTG	America/Bogota	Cartagena	Rafael Núñez International Airport	10.4424	-75.5130
CTH	America/New_York	Coatesville	Chester County G O Carlson Airport	39.9700	-75.8200
CTI	Africa/Luanda	Cuíto Cuanavale	Cuito Cuanavale Airport	-15.1700	19.1700
CTK	America/Chicago	Canton	Canton Municipal Airport	43.3087	-96.5701
CTL	Australia/Brisbane	Charleville	Charleville Airport	-26.4133	146.2625
CTM	America/Cancun	Chetumal	Chetumal International Airport	18.5047	-88.3268
CTN	Australia/Brisbane	Cooktown	Cooktown Airport	-15.4447	145.1840
CTO	America/New_York	Calverton	Calverton Executive Airpark		
CTP	America/Fortaleza	Carutapera	Carutapera Airport	-1.2500	-46.0200
CTS	Asia/Tokyo	Sapporo	New Chitose Airport	42.7752	141.6923
CTT	Europe/Paris	Le Castellet	Le Castellet	43.2525	5.7852
CTU	Asia/Shanghai	Chengdu	Chengdu Shuangliu International Airport	30.5785	103.9471
CTV	Africa/Luanda	Saurimo	Catoca Airport	-9.4324	20.3118
CTW	America/Phoenix	Cottonwood	Cottonwood Airport	34.7333	-112.0379
CTX	America/New_York	Cortland	Cortland County Airport-Chase Field	42.5949	-76.2156
CTY	America/New_York	Cross City	Cross City Airport	29.6500	-83.1200
CTZ	America/New_York	Clinton	Sampson County Airport	35.0000	-78.3300
CUA	America/Mazatlan	Ciudad Constitución	Ciudad Constitución Airport	25.0538	-111.6150
CUB	America/New_York	Columbia	Jim Hamilton–L.B. Owens Airport	33.9707	-80.9956
CUC	America/Bogota	Cúcuta	Camilo Daza International Airport	7.9276	-72.5115
CUD	Australia/Brisbane	Caloundra	Caloundra Airport	-26.8000	153.2000
CUE	America/Guayaquil	Cuenca	Cuenca / Mariscal Lamar	-2.8895	-78.9844
CUF	Europe/Rome	Cuneo	Cuneo International Airport	44.5470	7.6232
CUG	Australia/Sydney	Cudal	Cudal Airport	-33.3000	148.7000
CUH	America/Chicago	Cushing	Cushing Municipal Airport	35.9800	-96.7700
CUK	America/Belize	Caye Caulker	Caye Caulker Airport	17.7700	-88.0000
CUL	America/Mazatlan	Culiacán	Federal de Bachigualato International Airport	24.7645	-107.4747
CUM	America/Caracas	Cumaná	Cumaná Antonio José de Sucre Airport	10.4503	-64.1305
CUN	America/Cancun	Cancún	Cancún International Airport	21.0365	-86.8771
CUO	America/Bogota	Carurú	Carurú Airport	1.0136	-71.2961
CUP	America/Caracas	Carúpano	General José Francisco Bermúdez Airport	10.6600	-63.2617
CUQ	Australia/Brisbane	Coen	Coen Airport	-13.7800	143.1000
CUR	America/Curacao	Country of Curaçao	Hato International Airport	12.1889	-68.9598
CUS	America/Denver	Columbus	Columbus Municipal Airport	31.8081	-107.6617
CUT	America/Argentina/Salta	Cutral-Có	Cutral Có Airport	-38.9397	-69.2646
CUU	America/Chihuahua	Chihuahua	General Roberto Fierro Villalobos International Airport	28.7029	-105.9646
CUV	America/Caracas	Casigua El Cubo	Casigua El Cubo Airport		
CUW	America/Juneau	Cube Cove	Cube Cove		
CUX	America/Chicago	Corpus Christi	Cuddihy Field Airport	27.7211	-97.5128
CUY	Australia/Perth	Cue	Cue Airport	-27.4500	117.9000
CUZ	America/Lima	Cusco	Alejandro Velasco Astete International Airport	-13.5357	-71.9388
CVC	Australia/Adelaide	Cleve	Cleve Airport	-33.7097	136.5047
CVE	America/Bogota	Coveñas	Coveñas Airport	9.4014	-75.6910
CVF	Europe/Paris	Courchevel	Courchevel Airport	45.3970	6.6340
CVG	America/New_York	Cincinnati	Cincinnati/Northern Kentucky International Airport	39.0488	-84.6678
CVH	America/Argentina/Salta	Caviahue	Caviahue Airport	-37.8514	-71.0092
CVI	America/Argentina/Rio_Gallegos	Caleta Olivia	Caleta Olivia Airport	-46.3722	-67.5855
CVJ	America/Mexico_City	Cuernavaca	General Mariano Matamoros Airport	18.8348	-99.2613
CVM	America/Monterrey	Ciudad Victoria	General Pedro J. Méndez International Airport	23.7033	-98.9565
CVN	America/Denver	Clovis	Clovis Municipal Airport	34.4265	-103.0783
CVO	America/Los_Angeles	Corvallis	Corvallis Municipal Airport	44.4972	-123.2898
CVQ	Australia/Perth	Carnarvon	Carnarvon Airport	-24.8806	113.6722
CVS	America/Denver	Clovis	Cannon Air Force Base	34.3920	-103.3207
CVT	Europe/London	Coventry	Coventry Airport	52.3697	-1.4797
CVU	Atlantic/Azores	Vila do Corvo	Corvo Airport	39.6714	-31.1162
CWA	America/Chicago	Wausau	Central Wisconsin Airport	44.7700	-89.6700
CWB	America/Sao_Paulo	Curitiba	Curitiba Airport	-25.5285	-49.1758
CWC	Europe/Kyiv	Chernivtsi	Chernivtsi International Airport	48.2593	25.9808
CWF	America/Chicago	Lake Charles	Chennault International Airport	30.2100	-93.1500
CWI	America/Chicago	Clinton	Clinton Municipal Airport	41.8300	-90.3500
CWJ	Asia/Shanghai	Cangyuan Va Autonomous County	Cangyuan Washan Airport	23.2761	99.3733
CWK	Asia/Kolkata	Chitrakoot Dham	Chitrakoot Airport	25.1677	80.9355
CWL	Europe/London	Cardiff	Cardiff Airport	51.3967	-3.3433
CWS	America/Los_Angeles	Center Island	Center Island Airport		
CWT	Australia/Sydney	Cowra	Cowra Airport	-33.8447	148.6489
CWW	Australia/Sydney	Corowa	Corowa Airport	-35.9947	146.3567
CWX	America/Phoenix	Willcox	Cochise County Airport	32.2500	-109.9000
CXA	America/Caracas	Caicara del Orinoco	Caicara del Orinoco Airport	7.6255	-66.1628
CXB	Asia/Dhaka	Cox’s Bāzār	Cox's Bazar Airport	21.4522	91.9639
CXF	America/Anchorage	Coldfoot	Coldfoot Airport	67.2700	-150.2000
CXH	America/Vancouver	Vancouver	Vancouver Harbour Seaplane Base	49.2903	-123.1151
CXI	Pacific/Kiritimati	Kiritimati Island	Cassidy International Airport	1.9862	-157.3498
CXJ	America/Sao_Paulo	Caxias do Sul	Caxias do Sul Airport	-29.1971	-51.1875
CXL	America/Los_Angeles	Calexico	Calexico International Airport	32.6695	-115.5133
CXN	Africa/Mogadishu	Qandala	Candala Airport	11.5000	49.9170
CXO	America/Chicago	Houston	Montgomery County Airport	30.3518	-95.4145
CXP	Asia/Jakarta	Cilacap	Tunggul Wulung Airport	-7.6428	109.0314
CXR	Asia/Ho_Chi_Minh	Nha Trang	Cam Ranh International Airport	11.9981	109.2194
CXT	Australia/Brisbane	Charters Towers	Charters Towers Airport	-20.0431	146.2731
CXY	America/Nassau	Cat Cays	Cat Cay Airport		
CYA	America/Port-au-Prince	Les Cayes	Antoine-Simon International Airport	18.2708	-73.7884
CYB	America/Cayman	Cayman Brac Island	Sir Charles Kirkconnell International Airport	19.6872	-79.8800
CYC	America/Belize	Cay Chapel	Cay Chapel Airstrip	17.6838	-88.0452
CYD	America/Belize	San Ignacio	San Ignacio Town Airstrip	17.1049	-89.1010
CYF	America/Nome	Chefornak	Chefornak Airport	60.2000	-164.2000
CYG	Australia/Melbourne	Corryong	Corryong Airport	-36.1828	147.8878
CYI	Asia/Taipei	Chiayi	Chiayi Airport	23.4618	120.3928
CYM	America/Sitka	Chatham	Chatham Seaplane Base	57.5100	-134.9000
CYO	America/Havana	Cayo Largo	Vilo Acuña Airport	21.6165	-81.5460
CYP	Asia/Manila	Calbayog City	Calbayog Airport	12.0727	124.5451
CYR	America/Montevideo	Colonia del Sacramento	Colonia del Sacramento International Airport	-34.4572	-57.7688
CYS	America/Denver	Cheyenne	Cheyenne Airport	41.1555	-104.8133
CYT	America/Anchorage	Cape Yakataga	Yakataga Airport	60.0819	-142.4933
CYU	Asia/Manila	Cuyo	Cuyo Airport	10.8500	121.0000
CYW	America/Mexico_City	Celaya	Captain Rogelio Castillo National Airport	20.5460	-100.8870
CYX	Asia/Magadan	Cherskiy	Cherskiy Airport	68.7406	161.3380
CYZ	Asia/Manila	Cauayan	Cauayan Airport	16.9333	121.7500
CZA	America/Merida	Chichén-Itzá	Chichen Itza International Airport	20.6413	-88.4462
CZB	America/Sao_Paulo	Cruz Alta	Cruz Alta Airport	-28.6580	-53.6110
CZC	America/Anchorage	Copper Center	Copper Center 2 Airport	61.9479	-145.3033
CZE	America/Caracas	Coro	José Leonardo Chirino Airport	11.4149	-69.6817
CZF	America/Nome	Cape Romanzof Air Force Station	Cape Romanzof LRRS Airport	61.7803	-166.0386
CZH	America/Belize	Corozal	Corozal Airport	18.3817	-88.4118
CZJ	America/Panama	Corazón de Jesús	Corazon De Jesus Airport	9.4468	-78.5759
CZK	America/Los_Angeles	Cascade Locks	Cascade Locks-Stevenson State Airport	45.6665	-121.8887
CZL	Africa/Algiers	Constantine	Mohamed Boudiaf International Airport	36.2760	6.6204
CZM	America/Cancun	Cozumel	Cozumel International Airport	20.5164	-86.9321
CZN	America/Anchorage	Chisana	Chisana Airport	62.0800	-142.1000
CZR	Asia/Chita	Chara	Chara Airport	56.9120	118.2647
CZS	America/Eirunepe	Cruzeiro do Sul	Cruzeiro do Sul International Airport	-7.5999	-72.7695
CZT	America/Chicago	Carrizo Springs	Dimmit County Airport	28.5235	-99.8263
CZU	America/Bogota	Corozal	Corozal Las Brujas Airport	9.3328	-75.2850
CZX	Asia/Shanghai	Changzhou	Changzhou Benniu Airport	31.9197	119.7790
DAA	America/New_York	Fort Belvoir	Davison Army Airfield		
DAB	America/New_York	Daytona Beach	Daytona Beach International Airport	29.1799	-81.0581
DAC	Asia/Dhaka	Dhaka	Shahjalal International Airport	23.8433	90.3978
DAD	Asia/Ho_Chi_Minh	Da Nang	Da Nang International Airport	16.0439	108.1994
DAG	America/Los_Angeles	Daggett	Barstow Daggett County Airport		
DAK	Africa/Cairo	Al Wāḩāt ad Dākhilah	Dakhla Airport	25.4116	29.0031
DAL	America/Chicago	Dallas	Dallas Love Field	32.8471	-96.8520
DAM	Asia/Damascus	Damascus	Damascus International Airport	33.4106	36.5143
DAN	America/New_York	Danville	Danville Regional Airport	36.5729	-79.3361
DAO	Pacific/Port_Moresby	Dabo	Dabo Airport	-8.4300	147.8456
DAR	Africa/Dar_es_Salaam	Dar es Salaam	Julius Nyerere International Airport	-6.8763	39.2018
DAS	America/Edmonton	Great Bear Lake	Great Bear Lake Airport	66.7028	-119.7154
DAT	Asia/Shanghai	Datong	Datong Beijiazao Airport	40.0603	113.4820
DAU	Pacific/Port_Moresby	Daru Island	Daru Airport	-9.0868	143.2080
DAV	America/Panama	David	David Airport	8.3910	-82.4350
DAX	Asia/Shanghai	Dazhou	Dazhou Heshi Airport	31.1322	107.4301
DAY	America/New_York	Dayton	James M Cox Dayton International Airport	39.9024	-84.2194
DBA	Asia/Karachi	Dalbandin	Dalbandin Airport	28.8783	64.3998
DBB	Africa/Cairo	El Dabaa	El Alamein International Airport	30.9250	28.4607
DBC	Asia/Shanghai	Baicheng	Baicheng Chang'an Airport	45.5059	123.0196
DBD	Asia/Kolkata	Dhanbad	Dhanbad Airport	23.8340	86.4253
DBK	Asia/Colombo	Kalpitiya	Dutch Bay Seaplane Base	8.2549	79.7548
DBN	America/New_York	Dublin	W. H. 'Bud' Barron Airport	32.5641	-82.9865
DBO	Australia/Sydney	Dubbo	Dubbo	-32.2167	148.5747
DBQ	America/Chicago	Dubuque	Dubuque Regional Airport	42.4020	-90.7095
DBR	Asia/Kolkata	Darbhanga	Darbhanga Airport	26.1943	85.9159
DBT	Africa/Addis_Ababa	Debre Tabor	Debre Tabor Airport	11.9700	38.0000
DBU	Asia/Colombo	Dambulla	Dambula Sea Plane Base	7.8616	80.6285
DBV	Europe/Zagreb	Dubrovnik	Dubrovnik Airport	42.5614	18.2682
DBY	Australia/Brisbane	Dalby	Dalby Airport	-27.1553	151.2672
DCA	America/New_York	Washington	Ronald Reagan Washington National Airport	38.8521	-77.0377
DCF	America/Dominica	Dominica	Canefield Airport	15.3384	-61.3919
DCG	Asia/Dubai	Dubai	Dubai Creek Golf Club Seaplane Base	25.2425	55.3318
DCI	Europe/Rome	Decimomannu	Decimomannu Military Airfield	39.3542	8.9725
DCK	America/Anchorage	Dahl Creek	Dahl Creek Airport	66.9433	-156.9047
DCM	Europe/Paris	Castres	Castres–Mazamet Airport	43.5550	2.2910
DCN	Australia/Perth	Derby	Derby RAAF Curtin Base	-17.5794	123.8253
DCT	America/Nassau	Duncan Town	Duncan Town Airport	22.1818	-75.7295
DCU	America/Chicago	Decatur	Pryor Field	34.6526	-86.9453
DCY	Asia/Shanghai	Daocheng Xian	Dao Cheng Yading Airport	29.3161	100.0483
DDC	America/Chicago	Dodge City	Dodge City Regional Airport	37.7634	-99.9656
DDD	Indian/Maldives	Kudahuvadhoo	Dhaalu Atoll Airport	2.6660	72.8851
DDG	Asia/Shanghai	Dandong	Dandong Langtou Airport	40.0247	124.2860
DDR	Asia/Shanghai	Rikaze	Rikaze Dingri Airport	28.6025	86.7980
DDU	Asia/Karachi	Dadu	Dadu Airport	26.7408	67.6666
DEA	Asia/Karachi	Dera Ghazi Khan	Dera Ghazi Khan International Airport	29.9610	70.4859
DEB	Europe/Budapest	Debrecen	Debrecen International Airport	47.4889	21.6153
DEC	America/Chicago	Decatur	Decatur Airport	39.8346	-88.8657
DED	Asia/Kolkata	Dehradun	Jolly Grant Airport	30.1897	78.1803
DEE	Asia/Sakhalin	Yuzhno-Kurilsk	Yuzhno-Kurilsk Mendeleyevo Airport	43.9612	145.6846
DEF	Asia/Tehran	Dezful	Dezful Airport	32.4353	48.3970
DEH	America/Chicago	Decorah	Decorah Municipal Airport	43.3200	-91.8300
DEJ	Asia/Shanghai	Tongren	Tongren Dejiang Airport		
DEL	Asia/Kolkata	Delhi	Indira Gandhi International Airport	28.5665	77.1031
DEM	Africa/Addis_Ababa	Dembī Dolo	Dembidollo Airport	8.5540	34.8580
DEN	America/Denver	Denver	Denver International Airport	39.8617	-104.6732
DEP	Asia/Kolkata	Daporijo	Daporijo Airport	27.9855	94.2228
DEQ	Asia/Shanghai	Huzhou	Deqing Moganshan Airport	30.5029	120.1070
DES	Indian/Mahe	Île Desroches	Desroches Airport	-5.6969	53.6555
DET	America/Detroit	Detroit	Detroit City Airport	42.4092	-83.0099
DEX	Asia/Jayapura	Kabupaten Yahukimo	Yahukimo Nop Goliath Airport	-4.8561	139.4811
DEZ	Asia/Damascus	Deir ez-Zor	Deir ez-Zor Airport	35.2854	40.1760
DFA	Asia/Shanghai	Shangluo	Danfeng Shangzhen General Airport	33.7081	110.2500
DFI	America/New_York	Defiance	Defiance Memorial Airport	41.2800	-84.3700
DFW	America/Chicago	Dallas	Dallas/Fort Worth International Airport	32.8968	-97.0380
DGA	America/Belize	Dangriga	Dangriga Airport	16.9825	-88.2310
DGB	America/Anchorage	Duck Village	Danger Bay Airport		
DGE	Australia/Sydney	Mudgee	Mudgee Airport	-32.5625	149.6111
DGF	America/Vancouver	Douglas Lake	Douglas Lake Airport	50.1628	-120.1399
DGH	Asia/Kolkata	Deoghar	Deoghar Airport	24.4444	86.7062
DGK	Africa/Maputo	Dugong Beach Lodge	Dugong Beach Lodge Airstrip	-22.1341	35.4437
DGL	America/Phoenix	Douglas	Douglas Municipal Airport	31.3300	-109.5000
DGM	Asia/Colombo	Colombo	Dandugama Sea Plane Base	7.1087	79.8693
DGN	America/New_York	Dahlgren	Dahlgren Naval Surface Warfare Center Airport		
DGO	America/Monterrey	Victoria de Durango	Durango International Airport	24.1240	-104.5315
DGP	Europe/Riga	Daugavpils	Daugavpils International Airport	55.9419	26.6645
DGR	Pacific/Auckland	Dargaville	Dargaville Aerodrome	-35.9300	173.9000
DGT	Asia/Manila	Dumaguete	Dumaguete–Sibulan Airport	9.3337	123.3005
DGU	Africa/Ouagadougou	Dédougou	Dedougou Airport	12.4611	-3.4879
DGW	America/Denver	Douglas	Converse County Airport	42.7500	-105.4000
DGX	Europe/London	St Athan	St Athan Royal Air Force Base	51.4048	-3.4358
DHA	Asia/Riyadh	Dhahran	King Abdulaziz Air Base	26.2654	50.1520
DHB	America/Los_Angeles	Deer Harbor Bay	Deer Harbor Seaplane Base	48.6202	-123.0035
DHF	Asia/Dubai	Abu Dhabi	Al Dhafra Air Base	24.2484	54.5485
DHG	Asia/Vladivostok	Dalnegorsk	Dalnegorsk Airport	44.5575	135.4918
DHH	Asia/Shanghai	Barkol	Balikun Dahe Airport		
DHI	Asia/Kathmandu	Dhangaḍhi̇̄	Dhangarhi Airport	28.7533	80.5819
DHM	Asia/Kolkata	Dharamsala	Kangra Airport	32.1649	76.2629
DHN	America/Chicago	Dothan	Dothan Regional Airport	31.3213	-85.4496
DHR	Europe/Amsterdam	Den Helder	De Kooy	52.9234	4.7806
DHT	America/Chicago	Dalhart	Dalhart Municipal Airport	36.0223	-102.5477
DHX	Asia/Jakarta	Kediri	Dhoho International Airport	-7.7619	111.9513
DIA	Asia/Qatar	Doha	Doha International Airport	25.2649	51.5636
DIB	Asia/Kolkata	Dibrugarh	Dibrugarh Airport	27.4833	95.0167
DIE	Indian/Antananarivo	Antsiranana	Arrachart Airport	-12.3494	49.2918
DIG	Asia/Shanghai	Dêqên Tibetan Autonomous Prefecture	Diqing Shangri-La Airport	27.7900	99.6800
DIJ	Europe/Paris	Dijon	Dijon-Longvic Air Base	47.2689	5.0900
DIK	America/Denver	Dickinson	Dickinson Municipal Airport	46.8000	-102.8000
DIL	Asia/Dili	Dili	Nicolau Lobato Airport	-8.5465	125.5247
DIM	Africa/Abidjan	Dimbokro	Dimbokro Airport	6.6500	-4.7000
DIN	Asia/Ho_Chi_Minh	Dien Bien Phu	Dien Bien Phu Airport	21.3977	103.0054
DIP	Africa/Ouagadougou	Diapaga	Diapaga Airport		
DIQ	America/Sao_Paulo	Divinópolis	Brigadeiro Cabral Airport	-20.1807	-44.8709
DIR	Africa/Addis_Ababa	Dire Dawa	Aba Tenna Dejazmach Yilma International Airport	9.6247	41.8542
DIS	Africa/Brazzaville	Dolisie	Dolisie Airport	-4.2082	12.6618
DIU	Asia/Kolkata	Diu	Diu Airport	20.7131	70.9211
DIV	Africa/Abidjan	Divo	Divo Airport	5.7930	-5.3545
DIW	Asia/Colombo	Dikwella	Dickwella Mawella Sea Plane Base	5.9908	80.7333
DIY	Europe/Istanbul	Diyarbakır	Diyarbakır Airport	37.8939	40.2010
DJA	Africa/Porto-Novo	Djougou	Djougou Airport	9.6917	1.6389
DJB	Asia/Jakarta	Jambi City	Sultan Thaha Airport	-1.6380	103.6444
DJE	Africa/Tunis	Djerba Island	Djerba-Zarzis International Airport	33.8733	10.7755
DJG	Africa/Algiers	Djanet	Cheikh Amoud Ben Mokhtar Airport	24.2928	9.4524
DJH	Asia/Dubai	Dubai	Jebel Ali Seaplane Base	24.9890	55.0238
DJJ	Asia/Jayapura	Sentani	Sentani Airport	-2.5770	140.5164
DJM	Africa/Brazzaville	Djambala	Djambala Airport	-2.5333	14.7667
DJN	America/Anchorage	Delta Junction	Delta Junction Airport	64.0300	-145.7000
DJO	Africa/Abidjan	Daloa	Daloa Airport	6.7928	-6.4732
DJR	Australia/Brisbane	Dajarra	Dajarra Airport		
DJT	America/New_York	West Palm Beach	President Donald J. Trump International Airport	26.6832	-80.0956
DKA	Africa/Lagos	Katsina	Katsina Airport	13.0070	7.6600
DKI	Australia/Lindeman	Dunk Island	Dunk Island Airport	-17.9391	146.1415
DKK	America/New_York	Dunkirk	Chautauqua County-Dunkirk Airport	42.4800	-79.3300
DKR	Africa/Dakar	Dakar	Léopold Sédar Senghor International Airport	14.7397	-17.4902
DKS	Asia/Krasnoyarsk	Dikson	Dikson Airport	73.5200	80.3700
DKV	Australia/Darwin	Kaltukatjara	Docker River Airport	-24.8596	129.1193
DLA	Africa/Douala	Douala	Douala International Airport	4.0061	9.7195
DLC	Asia/Shanghai	Dalian	Dalian Zhoushuizi International Airport	38.9657	121.5386
DLE	Europe/Paris	Dole	Dole–Jura Airport	47.0390	5.4272
DLF	America/Chicago	Del Rio	Laughlin Air Force Base	29.3595	-100.7780
DLG	America/Anchorage	Dillingham	Dillingham Airport	59.0415	-158.5118
DLH	America/Chicago	Duluth	Duluth International Airport	46.8419	-92.1938
DLI	Asia/Ho_Chi_Minh	Ðà Lạt	Lien Khuong Airport	11.7525	108.3681
DLL	America/New_York	Dillon	Dillon County Airport	34.4200	-79.3700
DLM	Europe/Istanbul	Dalaman	Dalaman Airport	36.7131	28.7925
DLN	America/Denver	Dillon	Dillon Airport	45.2200	-112.6000
DLR	Asia/Vladivostok	Dalnerechensk	Dalnerechensk Airport	45.8783	133.7363
DLS	America/Los_Angeles	The Dalles	The Dalles Municipal Airport	45.6000	-121.2000
DLU	Asia/Shanghai	Dali	Dali Airport	25.6494	100.3190
DLY	Pacific/Efate	Dillon's Bay	Dillon's Bay Airport	-18.7694	169.0010
DLZ	Asia/Ulaanbaatar	Dalandzadgad	Dalanzadgad Airport	43.6089	104.3672
DMA	America/Phoenix	Tucson	Davis Monthan Air Force Base	32.1665	-110.8831
DMB	Asia/Almaty	Taraz	Taraz Airport	42.8536	71.3036
DMD	Australia/Brisbane	Doomadgee	Doomadgee Airport	-17.9401	138.8202
DME	Europe/Moscow	Moscow	Domodedovo International Airport	55.4088	37.9063
DMK	Asia/Bangkok	Bangkok	Don Mueang International Airport	13.9100	100.6000
DMM	Asia/Riyadh	Dammam	King Fahd International Airport	26.4712	49.7979
DMN	America/Denver	Deming	Deming Municipal Airport	32.2623	-107.7206
DMO	America/Chicago	Sedalia	Sedalia Memorial Airport	38.7042	-93.1835
DMT	America/Cuiaba	Diamantino	Diamantino Airport	-14.4200	-56.4500
DMU	Asia/Kolkata	Dimāpur	Dimapur Airport	25.8839	93.7711
DNA	Asia/Tokyo	Okinawa	Kadena Air Base	26.3500	127.7667
DND	Europe/London	Dundee	Dundee Riverside Airport	56.4525	-3.0258
DNE	America/Chicago	Dallas	Dallas North Airport		
DNH	Asia/Shanghai	Dunhuang	Dunhuang Airport	40.1611	94.8092
DNI	Africa/Khartoum	Wad Medani	Wad Madani Airport	14.4210	33.4826
DNK	Europe/Kyiv	Dnipro	Dnipro International Airport	48.3572	35.1006
DNL	America/New_York	Augusta	Daniel Field Airport	33.4700	-82.0400
DNN	America/New_York	Dalton	Dalton Municipal Airport	34.7200	-84.8700
DNO	America/Araguaina	Dianópolis	Dianópolis Airport	-11.5954	-46.8467
DNP	Asia/Kathmandu	Dang Deukhuri District	Tarigaun Airport	28.1111	82.2942
DNQ	Australia/Sydney	Deniliquin	Deniliquin Airport	-35.5583	144.9479
DNR	Europe/Paris	Saint-Malo	Dinard–Pleurtuit–Saint-Malo Airport	48.5877	-2.0800
DNS	America/Chicago	Denison	Denison Municipal Airport	41.9864	-95.3805
DNV	America/Chicago	Danville	Vermilion County Airport	40.1992	-87.5953
DNX	Africa/Khartoum	Dinder	Galegu Airport		
DNZ	Europe/Istanbul	Denizli	Denizli Çardak Airport	37.7856	29.7013
DOA	Indian/Antananarivo	Doany	Doany	-14.3700	49.5200
DOB	Asia/Jayapura	Dobo	Dobo Airport	-5.7722	134.2120
DOC	Europe/London	Dornoch	Dornoch Airport	57.8800	-4.0830
DOD	Africa/Dar_es_Salaam	Dodoma	Dodoma Airport	-6.1694	35.7493
DOG	Africa/Khartoum	Dongola	Dongola Airport	19.1539	30.4301
DOH	Asia/Qatar	Doha	Doha International Airport	25.2649	51.5636
DOK	Europe/Kyiv	Donetsk	Donetsk International Airport	48.0736	37.7397
DOL	Europe/Paris	Deauville	Deauville – Saint-Gatien Airport	49.3630	0.1600
DOM	America/Dominica	Dominica	Melville Hall Airport	15.5470	-61.3000
DON	America/Guatemala	Dos Lagunas	Dos Lagunas Airport	17.6300	-89.6700
DOP	Asia/Kathmandu	Dolpa	Dolpa Airport	28.9853	82.8189
DOR	Africa/Ouagadougou	Dori	Dori Airport	14.0300	-0.0333
DOU	America/Campo_Grande	Dourados	Dourados Airport	-22.2000	-54.8700
DOV	America/Indiana/Indianapolis	Cheswold	Dover Air Force Base	39.1252	-75.4712
DOX	Australia/Perth	Dongara	Dongara Airport	-29.2992	114.9273
DOY	Asia/Shanghai	Dongying	Dongying Shengli Airport	37.5087	118.7873
DPA	America/Chicago	Chicago	DuPage Airport	41.9064	-88.2484
DPB	America/Punta_Arenas	Cámeron	Pampa Guanaco Airport	-54.0501	-68.8107
DPE	Europe/Paris	Dieppe	Dieppe - Saint-Aubin	49.8670	1.0830
DPG	America/Denver	Dugway	Michael Army Airfield	40.1890	-112.9190
DPK	America/New_York	Deer Park	Deer Park Airport		
DPL	Asia/Manila	Dipolog	Dipolog Airport	8.6013	123.3345
DPO	Australia/Hobart	Devonport	Devonport Airport	-41.1697	146.4303
DPP	Asia/Kolkata	Datia	Datia Airport	25.6498	78.5035
DPS	Asia/Makassar	Denpasar	Ngurah Rai International Airport	-8.7500	115.1667
DPT	Asia/Vladivostok	Deputatsky	Deputatsky Airport	69.3926	139.9020
DQA	Asia/Shanghai	Daqing	Daqing Sartu Airport	46.7501	125.1379
DQM	Asia/Muscat	Duqm	Duqm International Airport	19.4973	57.6386
DRA	America/Los_Angeles	Mercury	Desert Rock Airport		
DRB	Australia/Perth	Derby	Derby Airport	-17.3698	123.6628
DRC	Africa/Luanda	Dirico	Dirico Airport	-17.9700	20.7800
DRD	Australia/Brisbane	Dorunda Outstation	Dorunda Airport		
DRE	America/Detroit	Drummond Island	Drummond Island Airport	46.0094	-83.7393
DRG	America/Nome	Deering	Deering Airport	66.0688	-162.7671
DRH	Asia/Jayapura	Dabra	Dabra Airport	-3.2500	138.5670
DRI	America/Chicago	DeRidder	Beauregard Regional Airport	30.8321	-93.3341
DRJ	America/Paramaribo	Drietabbetje	Drietabbetje		
DRK	America/Costa_Rica	Drake Bay	Drake Bay Airport	8.7189	-83.6392
DRN	Australia/Brisbane	Dirranbandi	Dirranbandi Airport	-28.5000	148.3000
DRO	America/Denver	Durango	Durango–La Plata County Airport	37.1514	-107.7542
DRP	Asia/Manila	Daraga	Bicol International Airport	13.1145	123.6802
DRS	Europe/Berlin	Dresden	Dresden Airport	51.1328	13.7672
DRT	America/Chicago	Del Rio	Del Rio International Airport	29.3700	-100.9000
DRU	America/Denver	Drummond	Drummond Airport	46.6216	-113.2024
DRV	Indian/Maldives	Dharavandhoo	Dharavandhoo Airport	5.1569	73.1302
DRW	Australia/Darwin	Darwin	Darwin International Airport	-12.4147	130.8767
DRY	Australia/Perth	Drysdale River	Drysdale River	-15.7130	126.3820
DSA	Europe/London	Sheffield	Robin Hood Airport Doncaster Sheffield	53.4818	-1.0054
DSC	Africa/Douala	Dschang	Dschang Airport		
DSE	Africa/Addis_Ababa	Kombolcha	Combolcha Airport	11.1110	39.7250
DSI	America/Chicago	Destin	Destin Executive Airport	30.4002	-86.4713
DSK	Asia/Karachi	Dera Ismail Khan	Dera Ismail Khan Airport	31.9094	70.8966
DSM	America/Chicago	Des Moines	Des Moines International Airport	41.5340	-93.6631
DSN	Asia/Shanghai	Ordos	Ordos Ejin Horo Airport	39.4939	109.8617
DSO	Asia/Pyongyang	Chongpyong County	Sondok Airport	39.7458	127.4739
DSS	Africa/Dakar	Dakar	Blaise Diagne International Airport	14.6711	-17.0669
DST	Asia/Dubai	Dubai	Dubai Seawings Seaplane Terminal	25.2597	55.2716
DSV	America/New_York	Dansville	Dansville Municipal Airport		
DSX	Asia/Taipei	Pratas Island	Dongsha Island Airport	20.7047	116.7276
DTA	America/Denver	Delta	Delta Municipal Airport	39.3800	-112.5000
DTB	Asia/Jakarta	Siborong-Borong	Silangit Airport	2.2590	98.9935
DTD	Asia/Makassar	Longpahangai	Datadawai Airport	0.8103	114.5302
DTE	Asia/Manila	Daet	Daet	14.1300	123.0000
DTH	America/Los_Angeles	Death Valley National Park	Furnace Creek Airport	36.4634	-116.8800
DTI	America/Sao_Paulo	Diamantina	Diamantina Airport	-18.2333	-43.6511
DTL	America/Chicago	Detroit Lakes	Detroit Lakes Airport	46.8300	-95.8800
DTM	Europe/Berlin	Dortmund	Dortmund Airport	51.5183	7.6122
DTN	America/Chicago	Shreveport	Shreveport Downtown Airport	32.5400	-93.7500
DTR	America/Los_Angeles	Decatur Island	Decatur Shores Airport	48.4998	-122.8138
DTU	Asia/Shanghai	Wudalianchi	Wudalianchi Dedu Airport	48.4440	126.1232
DTW	America/Detroit	Detroit	Detroit Metropolitan Wayne County Airport	42.2124	-83.3534
DTX	America/Chicago	McKinney	McKinney National Airport		
DUA	America/Chicago	Durant	Eaker Field		
DUB	Europe/Dublin	Dublin	Dublin Airport	53.4213	-6.2701
DUC	America/Chicago	Duncan	Halliburton Field	34.4700	-97.9700
DUD	Pacific/Auckland	Dunedin	Dunedin Airport	-45.9281	170.1983
DUF	America/New_York	Duck	Pine Island Airport	36.2573	-75.7876
DUG	America/Phoenix	Douglas	Bisbee-Douglas International Airport	31.4700	-109.6000
DUJ	America/New_York	DuBois	Du Bois-Jefferson County Airport	41.1781	-78.8986
DUM	Asia/Jakarta	Dumai	Pinang Kampai Airport	1.6092	101.4336
DUQ	America/Vancouver	Duncan	Duncan Airport	48.7546	-123.7100
DUR	Africa/Johannesburg	Durban	King Shaka International Airport	-29.6167	31.1167
DUS	Europe/Berlin	Düsseldorf	Düsseldorf International Airport	51.2807	6.7671
DUT	America/Nome	Dutch Harbor	Unalaska Airport	53.9001	-166.5435
DVK	America/Edmonton	Diavik Diamond Mine	Diavik Airport	64.5108	-110.3053
DVL	America/Chicago	Devils Lake	Devils Lake Municipal Airport	48.1200	-98.9000
DVN	America/Chicago	Davenport	Davenport Municipal Airport	41.6114	-90.5890
DVO	Asia/Manila	Davao	Francisco Bangoy International Airport	7.1255	125.6458
DVT	America/Phoenix	Phoenix	Phoenix-Deer Valley Airport	33.6881	-112.0829
DWA	Africa/Blantyre	Dwangwa	Dwangwa Airport	-13.0000	34.1300
DWB	Indian/Antananarivo	Soalala	Soalala	-16.1000	45.3700
DWC	Asia/Dubai	Dubai	Dubai World Central - Al Maktoum International Airport	24.8978	55.1591
DWD	Asia/Riyadh	Ad Dawādimī	Dawadmi Domestic Airport	24.4457	44.1291
DWH	America/Chicago	Houston	David Wayne Hooks Memorial Airport	30.0600	-95.5500
DWN	America/Chicago	Oklahoma City	Oklahoma City Downtown Airpark		
DWO	Asia/Colombo	Sri Jayewardenepura Kotte	Diyawanna Oya Seaplane Base	6.9077	79.9124
DWS	Asia/Shanghai	New Barag Right Banner	Morin Dawa Banner Airport	48.3877	124.4311
DXB	Asia/Dubai	Dubai	Dubai International Airport	25.2528	55.3644
DXD	Australia/Brisbane	Dixie	Dixie Airport		
DXE	America/Chicago	Madison	Bruce Campbell Field	32.4401	-90.1044
DXR	America/New_York	Danbury	Danbury Municipal Airport	41.3800	-73.4500
DYA	Australia/Brisbane	Dysart	Dysart Airport		
DYG	Asia/Shanghai	Zhangjiajie	Dayong Airport	29.1028	110.4430
DYL	America/New_York	Doylestown	Doylestown Airport	40.3200	-75.1300
DYM	Australia/Brisbane	Diamantina Lakes Station	Diamantina Lakes Airport		
DYR	Asia/Anadyr	Anadyr	Ugolny Airport	64.7349	177.7415
DYS	America/Chicago	Abilene	Dyess Air Force Base	32.4208	-99.8546
DYU	Asia/Dushanbe	Dushanbe	Dushanbe International Airport	38.5433	68.8250
DYW	Australia/Darwin	Daly Waters	Daly Waters Airfield	-16.2660	133.3843
DZA	Indian/Mayotte	Pamandzi	Dzaoudzi Pamandzi International Airport	-12.8047	45.2811
DZH	Asia/Shanghai	Dazhou	Dazhou Jinya Airport	31.0448	107.4372
DZN	Asia/Almaty	Zhezqazghan	Zhezkazgan Airport	47.7087	67.7377
DZO	America/Montevideo	Durazno	Durazno	-33.3589	-56.4992
EAA	America/Anchorage	Eagle	Eagle Airport	64.7700	-141.2000
EAB	Asia/Aden	Abs	Abbs Airport	16.0110	43.1769
EAE	Pacific/Efate	Emae Island	Siwo Airport	-17.0891	168.3419
EAL	Pacific/Kwajalein	Elenak Island	Elenak Airport	9.3186	166.8500
EAM	Asia/Riyadh	Najrān	Najran Airport	17.6114	44.4192
EAN	America/Denver	Wheatland	Phifer Airfield	42.0545	-104.9383
EAP	Europe/Paris	Basel	EuroAirport Basel–Mulhouse–Freiburg		
EAR	America/Chicago	Kearney	Kearney Municipal Airport	40.7300	-99.0200
EAS	Europe/Madrid	Donostia / San Sebastián	San Sebastián Airport	43.3565	-1.7906
EAT	America/Los_Angeles	Wenatchee	Pangborn Field	47.4000	-120.2000
EAU	America/Chicago	Eau Claire	Chippewa Valley Regional Airport	44.8658	-91.4843
EAX	America/Paramaribo	Paramaribo	Eduard Alexander Gummels Airport	5.8596	-55.1927
EBA	Europe/Rome	Isola d'Elba	Marina Di Campo Airport	42.7603	10.2394
EBB	Africa/Kampala	Entebbe	Entebbe Airport	0.0424	32.4435
EBD	Africa/Khartoum	El Obeid	El Obeid	13.1532	30.2327
EBG	America/Bogota	El Bagre	El Bagre Airport	7.5966	-74.8108
EBH	Africa/Algiers	El Bayadh	El Bayadh Airport	33.7186	1.0878
EBJ	Europe/Copenhagen	Esbjerg	Esbjerg Airport	55.5259	8.5534
EBL	Asia/Baghdad	Erbil	Erbil International Airport	36.2300	43.9700
EBM	Africa/Tunis	El Borma	El Borma Airport	31.7043	9.2546
EBN	Pacific/Kwajalein	Ebadon	Ebadon Airport	9.3306	166.8192
EBO	Pacific/Majuro	Ebon	Ebon Airfield	4.6670	168.7000
EBR	America/Chicago	Baton Rouge	Baton Rouge Downtown Airport		
EBS	America/Chicago	Webster City	Webster City Municipal Airport	42.4700	-93.8000
EBU	Europe/Paris	Saint-Étienne	Saint-Étienne–Bouthéon Airport	45.5406	4.2964
EBW	Africa/Douala	Ébolowa	Ebolowa Airport	2.8760	11.1850
ECG	America/New_York	Elizabeth City	Elizabeth City Regional Airport	36.2604	-76.1744
ECH	Australia/Melbourne	Echuca	Echuca Airport	-36.1572	144.7619
ECI	America/Managua	Rivas	Emerald Coast Airport		
ECN	Asia/Nicosia	Ercan	Ercan International Airport	35.1566	33.4980
ECO	America/Bogota	El Encanto	El Encanto Airport	-1.7519	-73.2065
ECP	America/Chicago	Panama City	Northwest Florida Beaches International Airport	30.3578	-85.7989
ECR	America/Bogota	El Charco	El Charco Airport	2.4497	-78.0944
EDA	America/Sitka	Edna Bay	Edna Bay Airport	55.9500	-133.7000
EDB	Africa/Khartoum	Ad Dabbah	El Debba Airport		
EDC	America/Chicago	Austin	Austin Executive Airport	30.3966	-97.5673
EDE	America/New_York	Edenton	Edenton Municipal Airport	36.0252	-76.5663
EDF	America/Anchorage	Anchorage	Elmendorf Air Force Base	61.2510	-149.8065
EDI	Europe/London	Edinburgh	Edinburgh Airport	55.9500	-3.3725
EDK	America/Chicago	El Dorado	Captain Jack Thomas/El Dorado Airport	37.7776	-96.8170
EDL	Africa/Nairobi	Eldoret	Eldoret International Airport	0.4045	35.2389
EDM	Europe/Paris	La Roche-sur-Yon	La Roche-sur-Yon - Les Ajoncs	46.7019	-1.3786
EDN	Asia/Vladivostok	Yedinka	Yedinka Airport	47.1759	138.6632
EDO	Europe/Istanbul	Edremit	Balıkesir Koca Seyit Airport	39.5546	27.0138
EDQ	America/Tegucigalpa	Erandique	Erandique	14.1300	-88.4200
EDR	Australia/Brisbane	Pormpuraaw	Pormpuraaw Airport	-14.8967	141.6090
EDW	America/Los_Angeles	Edwards Air Force Base	Edwards Air Force Base	34.9163	-117.8919
EEA	America/Sao_Paulo	Correia Pinto	Planalto Serrano Regional Airport	-27.6286	-50.3508
EED	America/Los_Angeles	Needles	Needles Airport	34.8500	-114.6000
EEK	America/Nome	Eek	Eek Airport	60.2200	-162.0000
EEN	America/New_York	Keene	Dillant-Hopkins Airport	42.8984	-72.2701
EES	Africa/Cairo	Barnīs	Berenice International Airport	23.9897	35.4652
EFB	America/Juneau	Eight Fathom Bight	Eight Fathom Bight SPB		
EFD	America/Chicago	Houston	Ellington Field	29.6000	-95.1500
EFK	America/New_York	Newport	Newport State Airport	44.8800	-72.2300
EFL	Europe/Athens	Kefalonia Island	Cephalonia International Airport	38.1201	20.5005
EFW	America/Chicago	Jefferson	Jefferson Municipal Airport	42.0125	-94.3430
EGC	Europe/Paris	Bergerac	Bergerac-Roumanière	44.8253	0.5186
EGE	America/Denver	Eagle	Eagle County Regional Airport	39.6425	-106.9181
EGI	America/Chicago	Crestview	Duke Field	30.6492	-86.5254
EGM	Pacific/Guadalcanal	Seghe	Seghe Airport	-8.5670	157.9000
EGN	Africa/Khartoum	Al-Junaynah	Geneina Airport	13.4833	22.4667
EGO	Europe/Moscow	Belgorod	Belgorod International Airport	50.6438	36.5901
EGP	America/Chicago	Eagle Pass	Maverick County Memorial International Airport	28.8596	-100.5228
EGS	Atlantic/Reykjavik	Egilsstaðir	Egilsstaðir Airport	65.2833	-14.4000
EGV	America/Chicago	Eagle River	Eagle River Union Airport	45.9300	-89.2700
EGX	America/Anchorage	Egegik	Egegik Airport	58.2200	-157.4000
EHL	America/Argentina/Salta	El Bolsón	El Bolsón Airport	-41.9432	-71.5323
EHT	America/New_York	East Hartford	Rentschler Field Airport		
EHU	Asia/Shanghai	Ezhou	Ezhou Huahu Airport	30.3427	115.0296
EIB	Europe/Berlin	Eisenach	Eisenach-Kindel Airport	50.9918	10.4808
EIE	Asia/Krasnoyarsk	Yeniseysk	Yeniseysk Airport	58.4652	92.1151
EIH	Australia/Brisbane	Einasleigh	Einasleigh Airport	-18.5000	144.1000
EIK	Europe/Moscow	Yeysk	Yeysk Airport	46.6835	38.2145
EIL	America/Anchorage	Fairbanks	Eielson Air Force Base	64.6657	-147.1015
EIN	Europe/Amsterdam	Eindhoven	Eindhoven Airport	51.4501	5.3745
EIS	America/Tortola	Tortola	Terrance B. Lettsome International Airport	18.4448	-64.5430
EIY	Asia/Jerusalem	‘En Yahav	Ein Yahav Airfield	30.6217	35.2033
EJA	America/Bogota	Barrancabermeja	Yariguíes Airport	7.0243	-73.8068
EJH	Asia/Riyadh	Al Wajh	Al Wajh Domestic Airport	26.1986	36.4764
EJN	Asia/Shanghai	Ejina Banner	Taolai Airport	42.0149	101.0019
EJT	Pacific/Majuro	Enejit Island	Enejit Airport	6.0404	171.9843
EKA	America/Los_Angeles	Arcata	Murray Field	40.8035	-124.1143
EKB	Asia/Almaty	Ekibastuz	Ekibastuz Airport	51.5800	75.2200
EKD	Australia/Darwin	Elkedra	Elkedra Airport	-21.1725	135.4440
EKI	America/Indiana/Indianapolis	Elkhart	Elkhart Municipal Airport	41.7201	-85.9997
EKK	Africa/Lagos	Ado-Ekiti	Ekiti Agro-Allied International Cargo Airport		
EKO	America/Los_Angeles	Elko	Elko Regional Airport	40.8249	-115.7917
EKS	Asia/Sakhalin	Shakhtërsk	Shakhtersk	49.1800	142.1000
EKT	Europe/Stockholm	Eskilstuna	Eskilstuna Airport	59.3502	16.7084
EKX	America/New_York	Elizabethtown	Addington Field	37.7000	-85.8700
ELA	America/Chicago	Eagle Lake	Eagle Lake Airport	29.5980	-96.3216
ELB	America/Bogota	El Banco	Aeropuerto El Banco	9.0500	-73.9700
ELC	Australia/Darwin	Elcho Island	Elcho Island Airport	-12.0194	135.5710
ELD	America/Chicago	El Dorado	Goodwin Field	33.2210	-92.8133
ELE	America/Panama	El Real de Santa María	El Real Airfield	8.1070	-77.7242
ELF	Africa/Khartoum	El Fasher	El Fasher	13.6149	25.3246
ELG	Africa/Algiers	El Menia	El Golea Airport	30.5713	2.8596
ELH	America/Nassau	North Eleuthera District	North Eleuthera Airport	25.4755	-76.6816
ELI	America/Nome	Elim	Elim Airport	64.6200	-162.3000
ELK	America/Chicago	Elk City	Elk City Regional Business Airport	35.4261	-99.3960
ELL	Africa/Johannesburg	Lephalale	Matimba Airport	-23.7264	27.6883
ELM	America/New_York	Elmira	Elmira/Corning Regional Airport	42.1598	-76.8911
ELN	America/Los_Angeles	Ellensburg	Bowers Field	47.0337	-120.5315
ELO	America/Argentina/Cordoba	Eldorado	Eldorado Airport	-26.4000	-54.6300
ELP	America/Denver	El Paso	El Paso International Airport	31.8072	-106.3776
ELQ	Asia/Riyadh	Al-Qassim Region	Prince Nayef bin Abdulaziz Regional Airport	26.3028	43.7739
ELS	Africa/Johannesburg	East London	East London Airport	-33.0356	27.8259
ELT	Africa/Cairo	El-Tor	El Tor	28.2090	33.6455
ELU	Africa/Algiers	Guemar	Abdel Kader Lamoudi Airport	33.5126	6.7825
ELV	America/Juneau	Elfin Cove	Elfin Cove Seaplane Base	58.1800	-136.3000
ELX	America/Caracas	El Tigre	El Tigre Airport	8.8327	-64.2106
ELY	America/Los_Angeles	Ely	Ely Airport-Yelland Field	39.3000	-114.9000
ELZ	America/New_York	Wellsville	Wellsville Municipal Airport-Tarantine Field	42.1095	-77.9917
EMA	Europe/London	Nottingham	East Midlands Airport	52.8311	-1.3281
EMD	Australia/Brisbane	Emerald	Emerald Airport	-23.5675	148.1792
EME	Europe/Berlin	Emden	Emden Airport	53.3913	7.2275
EMK	America/Nome	Emmonak	Emmonak Airport	62.7700	-164.5000
EML	Europe/Zurich	Emmen	Emmen Air Base	47.0922	8.3012
EMM	America/Denver	Kemmerer	Kemmerer Municipal Airport	41.8205	-110.5554
EMN	Africa/Nouakchott	Néma	Néma Airport	16.6220	-7.3166
EMP	America/Chicago	Emporia	Emporia Municipal Airport	38.3300	-96.1800
EMT	America/Los_Angeles	El Monte	El Monte Airport	34.1000	-118.0000
EMX	America/Argentina/Catamarca	El Maitén	El Maitén Airport	-42.0292	-71.1725
ENA	America/Anchorage	Kenai	Kenai Municipal Airport	60.5731	-151.2450
ENC	Europe/Paris	Nancy	Nancy-Essey Airport	48.6921	6.2305
END	America/Chicago	Enid	Vance Air Force Base	36.3392	-97.9165
ENE	Asia/Makassar	Ende	Lapangan Terbang Ipi	-8.8330	121.7000
ENF	Europe/Helsinki	Enontekiö	Enontekiö Airport	68.3626	23.4243
ENG	Asia/Jakarta	Bengkulu	Enggano Airport	-5.3076	102.1901
ENH	Asia/Shanghai	Enshi	Enshi Xujiaping Airport	30.3203	109.4850
ENI	Asia/Manila	El Nido	El Nido Airport	11.2020	119.4170
ENK	Europe/London	Enniskillen	Enniskillen Airport	54.3989	-7.6517
ENL	America/Chicago	Centralia	Centralia Municipal Airport	38.5200	-89.0800
ENN	America/Anchorage	Nenana	Nenana Municipal Airport	64.5500	-149.1000
ENO	America/Asuncion	Encarnación	Encarnacion Airport	-27.2270	-55.8370
ENQ	America/Tegucigalpa	Comayagua	Soto Cano Air Base		
ENS	Europe/Amsterdam	Enschede	Enschede Airport Twente	52.2700	6.8742
ENT	Pacific/Kwajalein	Enewetak	Enewetak Airport	11.3415	162.3280
ENU	Africa/Lagos	Enugu	Enugu Airport	6.4743	7.5620
ENV	America/Denver	Wendover	Wendover Airport	40.7300	-114.0000
ENW	America/Chicago	Kenosha	Kenosha Regional Airport	42.5957	-87.9278
ENY	Asia/Shanghai	Yan’an	Yan'an Nanniwan Airport	36.4763	109.4654
EOH	America/Bogota	Medellín	Olaya Herrera Airport	6.2200	-75.5905
EOI	Europe/London	Eday	Eday Airport	59.1906	-2.7722
EOK	America/Chicago	Keokuk	Keokuk Municipal Airport	40.4700	-91.4300
EOS	America/Chicago	Neosho	Neosho Hugh Robinson Airport	36.8066	-94.3911
EOZ	America/Caracas	Elorza	Elorza Airport	7.0594	-69.4957
EPA	America/Argentina/Buenos_Aires	El Palomar	El Palomar Airport	-34.6099	-58.6126
EPH	America/Los_Angeles	Ephrata	Ephrata Municipal Airport	47.3000	-119.5000
EPL	Europe/Paris	Mirecourt	Épinal – Mirecourt Airport	48.3250	6.0670
EPR	Australia/Perth	Esperance	Esperance Airport	-33.6844	121.8228
EPS	America/Santo_Domingo	Samaná Province	El Portillo National Airport		
EPU	Europe/Tallinn	Pärnu	Pärnu Airport	58.4190	24.4728
EQS	America/Argentina/Catamarca	Esquel	Esquel Airport	-42.9079	-71.1395
ERA	Africa/Mogadishu	Ceerigaabo	Erigavo Airport	10.6200	47.4000
ERB	Australia/Adelaide	Pukatja	Ernabella Airport	-26.2649	132.1772
ERC	Europe/Istanbul	Erzincan	Erzincan Airport	39.7102	39.5270
ERD	Europe/Kyiv	Berdiansk	Berdyansk Airport	46.8150	36.7581
ERE	Pacific/Port_Moresby	Erave	Erave Airport	-6.6071	143.9012
ERF	Europe/Berlin	Erfurt	Erfurt–Weimar Airport	50.9798	10.9581
ERG	Asia/Irkutsk	Yerbogachen	Yerbogachen Airport	61.2745	108.0249
ERH	Africa/Casablanca	Errachidia	Errachidia Moulay Ali Cherif Airport	31.9465	-4.3991
ERI	America/New_York	Erie	Erie International Airport	42.0820	-80.1762
ERL	Asia/Shanghai	Erenhot	Erenhot Saiwusu International Airport	43.4233	112.0910
ERM	America/Sao_Paulo	Erechim	Erechim Airport	-27.6622	-52.2741
ERN	America/Eirunepe	Eirunepé	Eirunepé Airport	-6.6395	-69.8798
ERQ	Australia/Brisbane	Elrose Station	Elrose Airport	-20.9762	141.0065
ERR	America/New_York	Errol	Errol Airport	44.7927	-71.1643
ERS	Africa/Windhoek	Windhoek	Eros Airport	-22.6122	17.0804
ERV	America/Chicago	Kerrville	Kerrville Municipal Airport	29.9800	-99.0800
ERZ	Europe/Istanbul	Erzurum	Erzurum Airport	39.9565	41.1702
ESA	Pacific/Port_Moresby	Esa’ala	Esa'ala Airport		
ESB	Europe/Istanbul	Ankara	Ankara Esenboğa International Airport	40.1281	32.9951
ESC	America/Detroit	Escanaba	Delta County Airport	45.7194	-87.0957
ESD	America/Los_Angeles	Eastsound	Orcas Island Airport	48.7082	-122.9107
ESE	America/Tijuana	Ensenada	Ensenada Airport	31.7940	-116.6018
ESF	America/Chicago	Alexandria	Alexandria Esler Regional Airport	31.3949	-92.2958
ESG	America/Asuncion	Mariscal José Félix Estigarribia	Dr. Luis María Argaña International Airport	-22.0450	-60.6217
ESH	Europe/London	Shoreham-by-Sea	Brighton Shoreham Airport	50.8356	-0.2972
ESK	Europe/Istanbul	Eskişehir	Eskişehir Airport	39.7841	30.5821
ESL	Europe/Moscow	Elista	Elista Airport	46.3739	44.3309
ESM	America/Guayaquil	Esmeraldas	Colonel Carlos Concha Torres Airport	0.9743	-79.6269
ESN	America/New_York	Easton	Easton Airport	38.8040	-76.0688
ESO	America/Denver	Española	Ohkay Owingeh Airport	36.1000	-106.0000
ESP	America/New_York	East Stroudsburg	Stroudsburg-Pocono Airport	41.0000	-75.1800
ESR	America/Santiago	El Salvador	El Salvador	-26.3111	-69.7652
ESS	Europe/Berlin	Essen	Essen/Mülheim Airport	51.4032	6.9400
EST	America/Chicago	Estherville	Estherville Municipal Airport	43.4072	-94.7464
ESU	Africa/Casablanca	Essaouira	Essaouira Airport	31.3975	-9.6817
ESW	America/Los_Angeles	Easton	Easton State Airport	47.2540	-121.1849
ETB	America/Chicago	West Bend	West Bend Municipal Airport	43.4200	-88.1800
ETE	Africa/Addis_Ababa	Metemma	Genda Wuha Airport	12.9333	36.1667
ETH	Asia/Jerusalem	Eilat	Eilat Airport	29.5613	34.9601
ETL	Asia/Vladivostok	Svetlaya	Svetlaya Airport	46.5417	138.3217
ETM	Asia/Jerusalem	Eilat	Eilat/Ramon International Airport	29.7255	35.0078
ETN	America/Chicago	Eastland	Eastland Municipal Airport	32.4149	-98.8108
ETR	America/Guayaquil	Santa Rosa	Santa Rosa Regional Airport	-3.4438	-80.0098
ETS	America/Chicago	Enterprise	Enterprise Municipal Airport	31.3200	-85.8500
ETZ	Europe/Paris	Nancy	Metz-Nancy-Lorraine Airport	48.9826	6.2413
EUA	Pacific/Tongatapu	Eua	Kaufana Airport	-21.3700	-174.9000
EUC	Australia/Eucla	Eucla	Eucla Airport	-31.7067	128.8772
EUE	America/Los_Angeles	Eureka	Eureka Airport	39.6004	-116.0064
EUF	America/Chicago	Eufaula	Weedon Field	31.9506	-85.1272
EUG	America/Los_Angeles	Eugene	Mahlon Sweet Field Airport	44.1246	-123.2120
EUM	Europe/Berlin	Neumünster	Neumünster	54.0794	9.9416
EUN	Africa/Casablanca	Laayoune	Hassan I Airport	27.1517	-13.2192
EUO	America/Bogota	Paratebueno	Paratebueno Airfield	4.3346	-73.1437
EUQ	Asia/Manila	Province of Antique	Evelio B. Javier Airport	10.7678	121.9335
EUX	America/Kralendijk	Oranjestad	F. D. Roosevelt Airport	17.4965	-62.9794
EVA	America/Chicago	Evadale	Ben Bruce Memorial Airpark	30.3264	-94.0760
EVE	Europe/Oslo	Harstad	Harstad/Narvik Airport, Evenes	68.4913	16.6781
EVG	Europe/Stockholm	Sveg	Härjedalen Sveg Airport	62.0478	14.4230
EVH	Australia/Sydney	Evans Head	Evans Head Aerodrome	-29.1000	153.4000
EVM	America/Chicago	Eveleth	Eveleth-Virginia Municipal Airport	47.4300	-92.5000
EVN	Asia/Yerevan	Yerevan	Zvartnots International Airport	40.1525	44.4022
EVV	America/Chicago	Evansville	Evansville Regional Airport	38.0370	-87.5324
EVW	America/Denver	Evanston	Evanston-Uinta County Burns Field	41.3500	-111.0000
EVX	Europe/Paris	Évreux	Évreux-Fauville Air Base	49.0287	1.2199
EWB	America/New_York	New Bedford	New Bedford Regional Airport	41.6761	-70.9569
EWD	America/Anchorage	Wildman Lake	Wildman Lake Airport		
EWI	Asia/Jayapura	Enarotali	Enarotali Airport	-3.9167	136.3667
EWK	America/Chicago	Newton	Newton City-County Airport	38.0500	-97.3500
EWN	America/New_York	New Bern	Coastal Carolina Regional Airport	35.0730	-77.0429
EWO	Africa/Brazzaville	Ewo	Ewo Airport	-0.8610	14.8061
EWR	America/New_York	New York City	Newark Liberty International Airport	40.6912	-74.1788
EWY	Europe/London	Newburry	Greenham Common Royal Air Force Base		
EXI	America/Juneau	Excursion Inlet	Excursion Inlet Seaplane Base	58.4188	-135.4484
EXM	Australia/Perth	Exmouth	Exmouth Gulf Airport		
EXT	Europe/London	Exeter	Exeter Airport	50.7344	-3.4139
EYA	Asia/Yakutsk	Zeya	Zeya Airport	53.6895	127.0918
EYB	Asia/Riyadh	Umluj	Shebarah Water Aerodrome		
EYK	Asia/Yekaterinburg	Beloyarskiy	Beloyarskiy Airport	63.6869	66.6986
EYL	Africa/Bamako	Yélimané	Yélimané Airport	15.1230	-10.5690
EYP	America/Bogota	Yopal	El Alcaraván Airport	5.3184	-72.3832
EYR	America/Los_Angeles	Yerington	Yerington Municipal Airport	39.0018	-119.1592
EYS	Africa/Nairobi	Eliye Springs Camp	Eliye Springs Airport	3.2364	35.9747
EYW	America/New_York	Key West	Key West International Airport	24.5565	-81.7593
EZE	America/Argentina/Buenos_Aires	Buenos Aires	Buenos Aires - Ministro Pistarini International Airport	-34.8222	-58.5358
EZS	Europe/Istanbul	Elazığ	Elazığ Airport	38.6041	39.2959
EZV	Asia/Yekaterinburg	Berëzovo	Berezovo Airport	63.9210	65.0305
FAA	Africa/Conakry	Faranah	Faranah Airport	10.0355	-10.7698
FAB	Europe/London	Farnborough	Farnborough Airport	51.2758	-0.7763
FAC	Pacific/Tahiti	Faaite	Faaite Airport	-16.6867	-145.3290
FAE	Atlantic/Faroe	Faroe Islands	Vágar Airport	62.0656	-7.2805
FAF	America/New_York	Fort Eustis	Felker Army Airfield	37.1336	-76.6084
FAG	Atlantic/Reykjavik	Fagurhólsmýri	Fagurhólsmýri Airport	63.8747	-16.6411
FAH	Asia/Kabul	Farah	Farah Airport	32.3657	62.1661
FAI	America/Anchorage	Fairbanks	Fairbanks International Airport	64.8137	-147.8597
FAJ	America/Puerto_Rico	Fajardo	Diego Jimenez Torres Airport	18.3089	-65.6619
FAK	America/Sitka	False Island	False Island Seaplane Base	57.5279	-135.2089
FAM	America/Chicago	Farmington	Farmington Regional Airport	37.7623	-90.4293
FAO	Europe/Lisbon	Faro	Faro Airport	37.0144	-7.9659
FAR	America/Chicago	Fargo	Hector International Airport	46.9207	-96.8158
FAS	Atlantic/Reykjavik	Fáskrúðsfjörður	Fáskrúðsfjörður Airport	64.9320	-14.0500
FAT	America/Los_Angeles	Fresno	Fresno Yosemite International Airport	36.7761	-119.7190
FAU	Asia/Muscat	Fahud	Fahud	22.3506	56.4864
FAV	Pacific/Tahiti	Fakarava	Fakarava Airport	-16.0541	-145.6570
FAY	America/New_York	Fayetteville	Fayetteville Municipal Airport	34.9907	-78.8803
FAZ	Asia/Tehran	Fasā	Fasa Airport	28.8918	53.7233
FBA	America/Manaus	Fonte Boa	Fonte Boa Airport	-2.5321	-66.0833
FBD	Asia/Kabul	Fayzabad	Fayzabad Airport	37.1211	70.5179
FBE	America/Sao_Paulo	Francisco Beltrão	Paulo Abdala Airport	-26.0592	-53.0635
FBG	America/New_York	Fort Bragg	Simmons Army Airfield	35.1320	-78.9353
FBK	America/Anchorage	Fairbanks	Ladd Army Airfield	64.8318	-147.6160
FBL	America/Chicago	Faribault	Faribault Municipal Airport	44.3300	-93.3200
FBM	Africa/Lubumbashi	Lubumbashi	Lubumbashi International Airport	-11.5913	27.5309
FBR	America/Denver	Fort Bridger	Fort Bridger Airport	41.3977	-110.3990
FBS	America/Los_Angeles	Friday Harbor	Friday Harbor Seaplane Base	48.5373	-123.0096
FBY	America/Chicago	Fairbury	Fairbury Municipal Airport	40.1772	-97.1672
FCA	America/Denver	Kalispell	Glacier Park International Airport	48.3105	-114.2560
FCB	Africa/Johannesburg	Ficksburg	Ficksburg Airport	-28.8251	27.9049
FCH	America/Los_Angeles	Fresno	Fresno-Chandler Downtown Airport	36.7300	-119.8000
FCM	America/Chicago	Minneapolis	Flying Cloud Airport	44.8272	-93.4572
FCN	Europe/Berlin	Cuxhaven	Sea-Airport Cuxhaven/Nordholz	53.7667	8.6667
FCO	Europe/Rome	Rome	Leonardo da Vinci–Fiumicino Airport	41.7935	12.2526
FCS	America/Denver	Colorado Springs	Butts Army Air Field	38.6900	-104.8000
FCY	America/Chicago	Forrest City	Forrest City Municipal Airport	34.9428	-90.7743
FDE	Europe/Oslo	Førde	Førde Airport, Bringeland	61.3922	5.7620
FDF	America/Martinique	Fort-de-France	Martinique Aimé Césaire International Airport	14.5910	-61.0032
FDH	Europe/Berlin	Friedrichshafen	Friedrichshafen	47.6713	9.5115
FDK	America/New_York	Frederick	Frederick Municipal Airport	39.4200	-77.4200
FDR	America/Chicago	Frederick	Frederick Municipal Airport	34.3500	-98.9800
FDU	Africa/Kinshasa	Bandundu Province	Bandundu Airport	-3.3113	17.3817
FDY	America/New_York	Findlay	Findlay Airport		
FEB	Asia/Kathmandu	Sanphe Bagar	Sanfebagar Airport	29.2330	81.2170
FEC	America/Bahia	Feira de Santana	Gov. João Durval Carneiro Airport	-12.2025	-38.9061
FEG	Asia/Tashkent	Fergana	Fergana International Airport	40.3588	71.7450
FEJ	America/Rio_Branco	Feijó	Feijó Airport	-8.1644	-70.3529
FEL	Europe/Berlin	Fürstenfeldbruck	Fürstenfeldbruck Air Base	48.2056	11.2661
FEN	America/Noronha	Ilha de Fernando de Noronha	Fernando de Noronha Airport	-3.8549	-32.4233
FEP	America/Chicago	Freeport	Albertus Airport	42.2700	-89.5800
FET	America/Chicago	Fremont	Fremont Municipal Airport	41.4300	-96.5000
FEZ	Africa/Casablanca	Fes	Fes-Saïss Airport	33.9273	-4.9780
FFA	America/New_York	Kill Devil Hills	First Flight Airport	36.0200	-75.6700
FFD	Europe/London	Fairford	Fairford Royal Air Force Base	51.6822	-1.7900
FFL	America/Chicago	Fairfield	Fairfield Municipal Airport	40.9300	-91.9500
FFM	America/Chicago	Fergus Falls	Fergus Falls Municipal/Einar Mickelson Field	46.2800	-96.1700
FFO	America/New_York	Dayton	Wright-Patterson Air Force Base	39.8220	-84.0368
FFT	America/New_York	Frankfort	Capital City Airport	38.1800	-84.9000
FGD	Africa/Nouakchott	Fderîck	Fderik Airport	22.6670	-12.7330
FGI	Pacific/Apia	Apia	Fagali'i Airport	-13.8483	-171.7417
FGU	Pacific/Tahiti	Fangatau Atoll	Fangatau Airport		
FHZ	Pacific/Tahiti	Fakahina Atoll	Fakahina Airport	-15.9922	-140.1650
FID	America/New_York	Fishers Island	Elizabeth Field		
FIE	Europe/London	Fair Isle	Fair Isle Airport	59.5348	-1.6285
FIG	Africa/Conakry	Fria	Fria Airport	10.3506	-13.5692
FIH	Africa/Kinshasa	Kinshasa	N'djili Airport	-4.3857	15.4446
FIK	Australia/Darwin	Finke	Finke Airport	-25.5800	134.6000
FIL	America/Denver	Fillmore	Fillmore Municipal Airport	38.9631	-112.3571
FIN	Pacific/Port_Moresby	Finschhafen	Finschhafen Airport	-6.6170	147.9000
FIZ	Australia/Perth	Fitzroy Crossing	Fitzroy Crossing Airport	-18.1819	125.5586
FJR	Asia/Dubai	Fujairah	Fujairah International Airport	25.1122	56.3240
FKB	Europe/Berlin	Karlsruhe	Karlsruhe/Baden-Baden Airport	48.7794	8.0805
FKH	Europe/London	Fakenham	RAF Sculthorpe	52.8500	0.7667
FKI	Africa/Lubumbashi	Kisangani	Kisangani Bangoka International Airport	0.4816	25.3380
FKJ	Asia/Tokyo	Fukui-shi	Fukui Airport	36.1429	136.2239
FKL	America/New_York	Franklin	Venango Regional Airport	41.3778	-79.8603
FKN	America/New_York	Franklin	Franklin Municipal-John Beverly Rose Airport	36.6800	-76.9200
FKQ	Asia/Jayapura	Fakfak	Fakfak Torea Airport	-2.9202	132.2670
FKS	Asia/Tokyo	Fukushima	Fukushima Airport	37.2274	140.4307
FLA	America/Bogota	Florencia	Gustavo Artunduaga Paredes Airport	1.5892	-75.5644
FLB	America/Fortaleza	Floriano	Cangapara Airport	-6.8330	-43.0000
FLF	Europe/Berlin	Flensburg	Flensburg-Schäferhaus Airport	54.7719	9.3783
FLG	America/Phoenix	Grand Canyon	Flagstaff Pulliam Airport	35.1385	-111.6712
FLH	Europe/London	Flotta	Flotta Airport		
FLI	Atlantic/Reykjavik	Flateyri	Holt Airport	66.0144	-23.4426
FLJ	America/Anchorage	Falls Bay	Falls Bay Seaplane Base		
FLL	America/New_York	Fort Lauderdale	Fort Lauderdale–Hollywood International Airport	26.0715	-80.1440
FLM	America/Asuncion	Filadelfia	Filadelfia Airport	-22.3541	-60.0540
FLN	America/Sao_Paulo	Florianópolis	Florianópolis-Hercílio Luz International Airport	-27.6667	-48.5505
FLO	America/New_York	Florence	Florence Regional Airport	34.1854	-79.7239
FLP	America/Chicago	Flippin	Marion County Regional Airport	36.3000	-92.5800
FLR	Europe/Rome	Florence	Florence Peretola Airport	43.8100	11.2051
FLS	Australia/Hobart	Flinders Island	Flinders Island Airport	-40.0917	147.9930
FLT	America/Anchorage	Flat	Flat Airport	62.4528	-157.9864
FLW	Atlantic/Azores	Santa Cruz das Flores	Flores Airport	39.4553	-31.1314
FLX	America/Los_Angeles	Fallon	Fallon Municipal Airport	39.4989	-118.7525
FLZ	Asia/Jakarta	Sibolga	Dr. Ferdinand Lumban Tobing Airport	1.5559	98.8889
FMA	America/Argentina/Cordoba	Formosa	Formosa Aerodrome	-26.2127	-58.2281
FME	America/New_York	Fort Meade	Tipton Airport	39.0870	-76.7593
FMI	Africa/Lubumbashi	Kalemie	Kalemie Airport	-5.8756	29.2500
FMM	Europe/Berlin	Memmingen	Allgäu Airport, Memmingen	47.9875	10.2362
FMN	America/Denver	Farmington	Four Corners Regional Airport	36.7500	-108.2000
FMO	Europe/Berlin	Münster	Münster Osnabrück International Airport	52.1346	7.6848
FMT	Indian/Maldives	Faresmaathodaa	Faresmaathoda Airport	0.1928	73.1959
FMU	America/Los_Angeles	Florence	Florence Municipal Airport	43.9845	-124.1107
FMY	America/New_York	Fort Myers	Page Field	26.5867	-81.8629
FNA	Africa/Freetown	Freetown	Freetown-Lungi International Airport	8.6164	-13.1955
FNB	Europe/Berlin	Neubrandenburg	Neubrandenburg Airport	53.6022	13.3060
FNC	Atlantic/Madeira	Funchal	Madeira Airport	32.6978	-16.7744
FND	Indian/Maldives	Funadhoo Island	Funadhoo Airport	6.1611	73.2874
FNE	Pacific/Port_Moresby	Fane Mission	Fane Airport	-8.5510	147.0850
FNG	Africa/Ouagadougou	Fada N'gourma	Fada N'Gourma Airport	12.0395	0.3635
FNI	Europe/Paris	Nîmes	Nîmes-Alès-Camargue-Cévennes Airport	43.7574	4.4164
FNJ	Asia/Pyongyang	Pyongyang	Pyongyang Sunan International Airport	39.2241	125.6702
FNL	America/Denver	Fort Collins	Northern Colorado Regional Airport	40.4517	-105.0116
FNR	America/Juneau	Funter	Funter Bay Seaplane Base		
FNT	America/Detroit	Flint	Bishop International Airport	42.9654	-83.7436
FNU	Europe/Rome	Oristano	Oristano-Fenosu Airport	39.8958	8.6421
FOA	Europe/London	Foula	Foula Airport	60.1220	-2.0535
FOB	America/Los_Angeles	Fort Bragg	Fort Bragg Airport	39.4736	-123.7955
FOC	Asia/Shanghai	Changle	Fuzhou Changle International Airport	25.9351	119.6633
FOD	America/Chicago	Fort Dodge	Fort Dodge Municipal Airport	42.5512	-94.1918
FOE	America/Chicago	Topeka	Topeka Regional Airport	38.9472	-95.6739
FOG	Europe/Rome	Foggia	Foggia "Gino Lisa" Airport	41.4329	15.5350
FOK	America/New_York	Westhampton Beach	The Francis S Gabreski Airport	40.8437	-72.6312
FOM	Africa/Douala	Foumban	Koundja	5.6369	10.7508
FON	America/Costa_Rica	La Fortuna	La Fortuna Arenal Airport	10.4695	-84.5788
FOO	Asia/Jayapura	Pulau Numfoor	Kornasoren Airfield	-0.9363	134.8720
FOP	America/New_York	Forest Park	Morris Army Airfield	33.6223	-84.3397
FOR	America/Fortaleza	Fortaleza	Pinto Martins – Fortaleza International Airport	-3.7763	-38.5326
FOS	Australia/Perth	Forrest	Forrest Airport	-30.8436	128.1130
FOT	Australia/Sydney	Forster	Forster Airport		
FOU	Africa/Libreville	Fougamou	Fougamou Airport	-1.2000	10.7800
FOY	Africa/Monrovia	Foya Kamara	Foya	8.3520	-10.2260
FPO	America/Nassau	Freeport	Grand Bahama International Airport	26.5587	-78.6956
FPR	America/New_York	Fort Pierce	Saint Lucie County International Airport	27.4953	-80.3678
FPY	America/New_York	Perry	Perry-Foley Airport	30.0719	-83.5736
FRA	Europe/Berlin	Frankfurt am Main	Frankfurt Airport	50.0406	8.5560
FRB	Australia/Sydney	Forbes	Forbes Airport	-33.3636	147.9350
FRC	America/Sao_Paulo	Franca	Franca Airport	-20.5800	-47.3800
FRD	America/Los_Angeles	Friday Harbor	Friday Harbor Airport	48.5262	-123.0252
FRE	Pacific/Guadalcanal	Fera Island	Fera/Maringe Airport	-8.1075	159.5770
FRF	Europe/Berlin	Oschersleben	Oschersleben Airfield	52.0381	11.2056
FRG	America/New_York	Farmingdale	Republic Airport	40.7288	-73.4134
FRH	America/Indiana/Indianapolis	French Lick	French Lick Municipal Airport	38.5500	-86.6200
FRI	America/Chicago	Fort Riley	Marshall Army Airfield	39.0553	-96.7644
FRK	Indian/Mahe	Frégate Island	Frégate Island Airport	-4.5820	55.9442
FRL	Europe/Rome	Forlì	Forlì Airport	44.1939	12.0708
FRM	America/Chicago	Fairmont	Fairmont Municipal Airport	43.6500	-94.4200
FRN	America/Anchorage	Anchorage	Bryant Army Heliport	61.2600	-149.7000
FRO	Europe/Oslo	Florø	Florø Airport	61.5836	5.0247
FRQ	Pacific/Port_Moresby	Feramin	Feramin Airport		
FRR	America/New_York	Front Royal	Front Royal-Warren County Airport	38.9185	-78.2534
FRS	America/Guatemala	Santa Elena	Mundo Maya International Airport	16.9138	-89.8664
FRT	America/Santiago	Frutillar	Aeródromo Frutillar	-41.1330	-73.0658
FRU	Asia/Bishkek	Bishkek	Manas International Airport		
FRW	Africa/Gaborone	Francistown	Francistown Airport	-21.1500	27.4700
FRY	America/New_York	Fryeburg	Fryeburg/Eastern Slopes Regional Airport	43.9906	-70.9465
FRZ	Europe/Berlin	Fritzlar	Fritzlar	51.1300	9.2800
FSC	Europe/Paris	Figari	Figari - Sud-Corse	41.5006	9.0978
FSD	America/Chicago	Sioux Falls	Joe Foss Field	43.5800	-96.7300
FSH	Asia/Jakarta	Singkil	Syekh Hamzah Fansyuri Airport		
FSI	America/Chicago	Lawton	Henry Post Army Airfield	34.6491	-98.3964
FSK	America/Chicago	Fort Scott	Fort Scott Municipal Airport	37.8000	-94.7700
FSM	America/Chicago	Fort Smith	Fort Smith Municipal Airport	35.3365	-94.3674
FSP	America/Miquelon	Saint-Pierre	Saint-Pierre Airport	46.7627	-56.1753
FSS	Europe/London	Forres	Kinloss	57.6500	-3.5700
FST	America/Chicago	Fort Stockton	Fort Stockton, Fort Stockton-Pecos County Airport	30.9200	-102.9000
FSU	America/Denver	Fort Sumner	Fort Sumner Municipal Airport	34.4700	-104.3000
FSZ	Asia/Tokyo	Shizuoka	Mt. Fuji Shizuoka Airport	34.7970	138.1815
FTA	Pacific/Efate	Futuna	Futuna Airport	-19.5164	170.2320
FTE	America/Argentina/Rio_Gallegos	El Calafate	El Calafate Airport	-50.2800	-72.0500
FTI	Pacific/Pago_Pago	Fitiuta	Fitiuta Airport	-14.2158	-169.4238
FTK	America/New_York	Fort Knox	Godman Army Airfield	37.9076	-85.9698
FTL	America/Anchorage	Marshall	Fortuna Ledge Airport	61.8680	-162.0697
FTU	Indian/Antananarivo	Tôlanaro	Tôlanaro Airport	-25.0381	46.9561
FTW	America/Chicago	Fort Worth	Fort Worth Meacham International Airport	32.8193	-97.3620
FTX	Africa/Brazzaville	Owando	Owando Airport		
FTY	America/New_York	Atlanta	Fulton County Airport-Brown Field	33.7791	-84.5214
FUE	Atlantic/Canary	Fuerteventura	Fuerteventura Airport	28.4527	-13.8638
FUG	Asia/Shanghai	Fuyang	Fuyang Xiguan Airport	32.8798	115.7365
FUJ	Asia/Tokyo	Fukuechō	Fukue Airport	32.6667	128.8333
FUK	Asia/Tokyo	Fukuoka	Fukuoka Airport	33.5859	130.4507
FUL	America/Los_Angeles	Fullerton	Fullerton Municipal Airport	33.8700	-118.0000
FUN	Pacific/Funafuti	Funafuti	Funafuti International Airport	-8.5252	179.1957
FUO	Asia/Shanghai	Foshan	Foshan Shadi Airport	23.0832	113.0692
FUT	Pacific/Wallis	Futuna Island	Pointe Vele Airport	-14.3116	-178.0675
FVM	Indian/Maldives	Fuvahmulah Island	Fuvahmulah Airport	-0.3094	73.4325
FVR	Australia/Perth	Forrest River	Forrest River Airport	-15.1670	127.8424
FWA	America/Indiana/Indianapolis	Fort Wayne	Fort Wayne International Airport	40.9785	-85.1951
FWH	America/Chicago	Fort Worth	Naval Air Station Joint Reserve Base Fort Worth	32.7658	-97.4333
FWL	America/Anchorage	Farewell	Farewell Airport	62.5086	-153.8931
FXE	America/New_York	Fort Lauderdale	Fort Lauderdale Executive Airport	26.1976	-80.1703
FXM	America/Anchorage	Flaxman Island	Flaxman Island Airport	70.1895	-146.0167
FXO	Africa/Maputo	Cuamba	Cuamba Airport	-14.8170	36.5293
FXY	America/Chicago	Forest City	Forest City Municipal Airport	43.2700	-93.6500
FYJ	Asia/Shanghai	Fuyuan	Fuyuan Airport	48.1945	134.3580
FYM	America/Chicago	Fayetteville	Fayetteville Municipal Airport	35.0584	-86.5661
FYN	Asia/Shanghai	Fuyun	Fuyun Airport		
FYT	Africa/Ndjamena	Faya-Largeau	Faya-Largeau Airport	17.9170	19.1111
FYU	America/Anchorage	Fort Yukon	Fort Yukon Airport	66.5715	-145.2504
FYV	America/Chicago	Fayetteville	Drake Field	36.0051	-94.1701
FZB	America/Montevideo	Fray Bentos	Fray Bentos Airport		
FZL	Asia/Baku	Fuzuli	Fuzuli International Airport	39.5946	47.1957
FZO	Europe/London	Bristol	Bristol Filton Airport	51.5194	-2.5908
GAA	America/Bogota	Guamal	Guamal Airport	9.1523	-74.2223
GAB	America/Los_Angeles	Gabbs	Gabbs Airport	38.8700	-117.9000
GAC	America/Tegucigalpa	Gracias	Celaque Airport	14.5727	-88.5965
GAD	America/Chicago	Gadsden	Northeast Alabama Regional Airport	33.9726	-86.0889
GAE	Africa/Tunis	Gabès	Gabès – Matmata International Airport	33.7343	9.9200
GAF	Africa/Tunis	Gafsa	Gafsa – Ksar International Airport	34.4220	8.8225
GAG	America/Chicago	Gage	Gage Airport	36.2950	-99.7738
GAH	Australia/Brisbane	Gayndah	Gayndah Airport		
GAI	America/New_York	Gaithersburg	Montgomery County Airpark	39.1300	-77.2000
GAJ	Asia/Tokyo	Yamagata	Yamagata Airport	38.4119	140.3713
GAK	America/Anchorage	Gakona	Gakona Jakobus Field		
GAL	America/Anchorage	Galena	Galena Airport	64.7200	-156.9000
GAM	America/Nome	Gambell	Gambell Airport	63.7667	-171.7328
GAN	Indian/Maldives	Gan Island	Gan International Airport	-0.6933	73.1556
GAO	America/Havana	Guantánamo	Mariana Grajales Airport	20.0854	-75.1583
GAP	Pacific/Port_Moresby	Gusap	Gusap Airport		
GAQ	Africa/Bamako	Gao	Gao	16.2484	-0.0055
GAR	Pacific/Port_Moresby	Garaina	Garaina Airport	-7.8758	147.1417
GAS	Africa/Nairobi	Garissa	Garissa Airport	-0.4627	39.6482
GAT	Europe/Paris	Gap	Gap–Tallard Airport	44.4550	6.0380
GAU	Asia/Kolkata	Guwahati	Lokpriya Gopinath Bordoloi International Airport	26.1061	91.5859
GAX	Africa/Libreville	Gamba	Gamba Airport	-2.7700	9.9800
GAY	Asia/Kolkata	Gaya	Gaya Airport	24.7500	84.9500
GAZ	Pacific/Port_Moresby	Guasopa	Guasopa	-9.2300	153.0000
GBA	Europe/London	Kemble	Cotswold Airport	51.6692	-2.0484
GBB	Asia/Baku	Gabala	Gabala International Airport	40.8267	47.7128
GBD	America/Chicago	Great Bend	Great Bend Municipal Airport	38.3500	-98.8700
GBE	Africa/Gaborone	Gaborone	Seretse Khama International Airport	-24.5500	25.9200
GBG	America/Chicago	Galesburg	Galesburg Municipal Airport	40.9300	-90.4300
GBH	America/Anchorage	Galbraith Lake Camp	Galbraith Lake Airport	68.4789	-149.4900
GBI	Asia/Kolkata	Kalaburagi	Kalaburagi Airport	17.3076	76.9552
GBJ	America/Guadeloupe	Marie-Galante Island	Marie-Galante Airport	15.8690	-61.2700
GBK	Africa/Freetown	Gbangbatok	Gbangbatok Airport	7.8000	-12.3700
GBL	Australia/Darwin	South Goulburn Island	South Goulburn Island Airport	-11.6509	133.3807
GBM	Africa/Mogadishu	Garbahaarrey	Garbahaareey Airport	3.3248	42.2139
GBP	Australia/Brisbane	Gamboola	Gamboola Airport	-16.5437	143.6699
GBR	America/New_York	Great Barrington	Walter J. Koladza Airport	42.2000	-73.3700
GBT	Asia/Tehran	Gorgān	Forūdgāh-e Gorgān	36.9094	54.4013
GBU	Africa/Khartoum	Khashm al Qirbah	Khashm El Girba Airport	14.9250	35.8780
GBW	Australia/Perth	Sylvania	Ginbata Airport	-23.5577	120.0481
GBZ	Pacific/Auckland	Great Barrier Island	Claris Aerodrome	-36.2419	175.4702
GCC	America/Denver	Gillette	Gillette-Campbell County Airport	44.3500	-105.5000
GCH	Asia/Tehran	Dogonbadan	Gachsaran Airport	30.3376	50.8280
GCI	Europe/Guernsey	Guernsey	Guernsey Airport	49.4350	-2.6020
GCJ	Africa/Johannesburg	Johannesburg	Grand Central Airport		
GCK	America/Chicago	Garden City	Garden City Regional Airport	37.9276	-100.7204
GCM	America/Cayman	Grand Cayman	Owen Roberts International Airport	19.2928	-81.3577
GCN	America/Phoenix	Grand Canyon	Grand Canyon National Park Airport	35.9522	-112.1468
GCT	America/Phoenix	Grand Canyon	Grand Canyon Bar 10 Airport	36.2602	-113.2312
GCW	America/Phoenix	Grand Canyon	Grand Canyon West Airport	35.9856	-113.8195
GCY	America/New_York	Greeneville	Greeneville-Greene County Municipal Airport	36.1934	-82.8115
GDB	Asia/Kolkata	Gondiā	Gondia Airport		
GDC	America/New_York	Greenville	Donaldson Center Airport	34.7566	-82.3756
GDE	Africa/Addis_Ababa	Gode	Gode Airport	5.9351	43.5786
GDG	Asia/Yakutsk	Magdagachi	Magdagachi Airport	53.4700	125.8000
GDI	Africa/Bangui	Mélé	Gordil Airport		
GDJ	Africa/Lubumbashi	Gandajika	Gandajika Airport	-6.7936	23.9653
GDL	America/Mexico_City	Guadalajara	Guadalajara International Airport	20.5218	-103.3112
GDM	America/New_York	Gardner	Gardner Municipal Airport	42.5700	-72.0000
GDN	Europe/Warsaw	Gdańsk	Gdańsk Lech Wałęsa Airport	54.3781	18.4682
GDO	America/Caracas	Guasdualito	Guasdualito Airport	7.2111	-70.7565
GDP	America/Fortaleza	Guadalupe	Guadalupe Airport	-6.7822	-43.5822
GDQ	Africa/Addis_Ababa	Gonder	Gondar Airport	12.5199	37.4340
GDR	America/Sao_Paulo	Angra dos Reis	Angra dos Reis Airport	-22.9753	-44.3072
GDT	America/Grand_Turk	Grand Turk	JAGS McCartney International Airport	21.4445	-71.1423
GDV	America/Denver	Glendive	Dawson Community Airport	47.1300	-104.7000
GDW	America/Detroit	Gladwin	Gladwin Zettel Memorial Airport	43.9800	-84.4800
GDX	Asia/Magadan	Magadan	Sokol Airport	59.9200	150.7000
GDZ	Europe/Moscow	Gelendzhik	Gelendzhik Airport	44.5700	38.0200
GEA	Pacific/Noumea	Nouméa	Nouméa Magenta Airport	-22.2700	166.5000
GED	America/New_York	Georgetown	Sussex County Airport	38.6800	-75.3700
GEE	Australia/Hobart	George Town	George Town Aerodrome		
GEG	America/Los_Angeles	Spokane	Spokane International Airport	47.6200	-117.5000
GEI	Pacific/Port_Moresby	Nissan Island	Green Islands Airport	-4.4997	154.2260
GEL	America/Sao_Paulo	Santo Ângelo	Santo Ângelo Airport	-28.2820	-54.1712
GEM	Africa/Malabo	Mongomo	President Obiang Nguema International Airport	1.6831	11.0246
GEO	America/Guyana	Georgetown	Cheddi Jagan International Airport	6.4985	-58.2541
GER	America/Havana	Nueva Gerona	Rafael Cabrera Mustelier Airport	21.8367	-82.7807
GES	Asia/Manila	General Santos	General Santos International Airport	6.1064	125.2350
GET	Australia/Perth	Geraldton	Geraldton Airport	-28.7957	114.7040
GEV	Europe/Stockholm	Gällivare	Gällivare Airport	67.1333	20.8167
GEX	Australia/Melbourne	Geelong	Geelong Airport	-38.2250	144.3330
GEY	America/Denver	Greybull	South Big Horn County Airport	44.5200	-108.1000
GFD	America/Indiana/Indianapolis	Greenfield	Pope Field Airport	39.7903	-85.7362
GFF	Australia/Sydney	Griffith	Griffith Airport	-34.2500	146.1000
GFK	America/Chicago	Grand Forks	Grand Forks International Airport	47.9492	-97.1761
GFL	America/New_York	Glens Falls	Floyd Bennett Memorial Airport	43.3500	-73.6200
GFN	Australia/Sydney	Grafton	Clarence Valley Regional Airport	-29.7594	153.0300
GFO	America/Guyana	Bartica	Bartica A Airport	6.4200	-58.5800
GFY	Africa/Windhoek	Grootfontein	Grootfontein Airport	-19.6000	18.1300
GGB	America/Cuiaba	Água Boa	Água Boa Airport	-14.0253	-52.1543
GGC	Africa/Luanda	Lumbala	Lumbala Airport		
GGE	America/New_York	Georgetown	Georgetown County Airport	33.3200	-79.3200
GGF	America/Santarem	Almeirim	Almeirim Airport	-1.4823	-52.5805
GGG	America/Chicago	Longview	Gregg County Airport	32.3800	-94.7200
GGH	America/Sao_Paulo	Cianorte	Gastão Mesquita Airport	-23.6900	-52.6414
GGJ	America/Sao_Paulo	Guaíra	Guaíra Airport	-24.0811	-54.1917
GGM	Africa/Nairobi	Kakamega	Kakamega Airport	0.2713	34.7873
GGN	Africa/Abidjan	Gagnoa	Gagnoa Airport	6.1333	-5.9500
GGO	Africa/Abidjan	Guiglo	Guiglo Airport		
GGR	Africa/Mogadishu	Garoowe	Garowe International Airport	8.4609	48.5723
GGS	America/Argentina/Rio_Gallegos	Gobernador Gregores	Gobernador Gregores Aerodrome	-48.7700	-70.2000
GGT	America/Nassau	George Town	George Town Exuma International Airport	23.5612	-75.8748
GGW	America/Denver	Glasgow	Glasgow International Airport	48.2200	-106.6000
GHA	Africa/Algiers	Ghardaïa	Noumérat – Moufdi Zakaria Airport	32.3841	3.7941
GHB	America/Nassau	Governor's Harbour District	Governor's Harbour Airport	25.2847	-76.3310
GHC	America/Nassau	Great Harbour Cay	Great Harbour Cay Airport	25.7410	-77.8444
GHE	America/Panama	Garachiné	Garachiné Airport	8.0651	-78.3670
GHF	Europe/Berlin	Giebelstadt	Giebelstadt	49.6500	9.9700
GHK	America/Edmonton	Kennedy Lake	Gahcho Kue Aerodrome	63.4336	-109.2007
GHM	America/Chicago	Centerville	Centerville Municipal Airport	35.7800	-87.4700
GHN	Asia/Shanghai	Guanghan Shi	Guanghan Airport		
GHS	Asia/Makassar	Melak	West Kutai Melalan Airport	-0.2058	115.7590
GHT	Africa/Tripoli	Ghat	Ghat Airport	25.1456	10.1426
GHU	America/Argentina/Cordoba	Gualeguaychú	Gualeguaychu Aerodrome	-33.0103	-58.6131
GHV	Europe/Bucharest	Braşov	Brașov-Ghimbav International Airport	45.7035	25.5209
GIB	Europe/Gibraltar	Gibraltar	Gibraltar International Airport	36.1512	-5.3497
GID	Africa/Bujumbura	Gitega	Gitega Airport	-3.4172	29.9119
GIF	America/New_York	Winter Haven	Winter Haven's Gilbert Airport	28.0700	-81.7500
GIG	America/Sao_Paulo	Rio de Janeiro	Rio de Janeiro-Galeão International Airport	-22.7986	-43.2308
GII	Africa/Conakry	Siguiri	Siguiri Airport	11.4000	-9.1800
GIL	Asia/Karachi	Gilgit	Gilgit	35.9200	74.3800
GIR	America/Bogota	Girardot City	Santiago Vila Airport	4.2800	-74.8000
GIS	Pacific/Auckland	Gisborne	Gisborne Airport	-38.6700	178.0000
GIT	Africa/Dar_es_Salaam	Geita	Mchauru Airport	-2.8108	32.1717
GIU	Asia/Colombo	Sigiriya	Sigiriya Airport	7.9567	80.7285
GIY	Africa/Johannesburg	Giyani	Giyani Airport		
GIZ	Asia/Riyadh	Jizan	Jizan Regional Airport	16.9011	42.5858
GJA	America/Tegucigalpa	Guanaja	Guanaja	16.5000	-85.9200
GJL	Africa/Algiers	Jijel	Jijel Ferhat Abbas Airport	36.7951	5.8736
GJM	America/Porto_Velho	Guajará Mirim	Guajará-Mirim Airport	-10.7864	-65.2848
GJR	Atlantic/Reykjavik	Árneshreppur	Gjögur Airport	65.9953	-21.3269
GJT	America/Denver	Grand Junction	Grand Junction Regional Airport	39.1222	-108.5291
GKA	Pacific/Port_Moresby	Goroka	Goroka Airport	-6.0500	145.4000
GKD	Europe/Istanbul	Gökçeada	Gökçeada Airport	40.1996	25.8837
GKE	Europe/Berlin	Geilenkirchen	NATO Air Base Geilenkirchen	50.9500	6.1200
GKH	Asia/Kathmandu	Gorkha	Gorkha Palungtar Airport	28.0380	84.4660
GKK	Indian/Maldives	Kooddoo Atoll	Kooddoo Atoll Airport	0.7329	73.4335
GKN	America/Anchorage	Gulkana	Gulkana Airport	62.1547	-145.4564
GKT	America/New_York	Gatlinburg	Gatlinburg-Pigeon Forge Airport	35.8585	-83.5270
GLA	Europe/London	Glasgow	Glasgow Airport	55.8719	-4.4331
GLB	America/Phoenix	Globe	San Carlos Apache Airport	33.3548	-110.6685
GLD	America/Denver	Goodland	Goodland Municipal Airport	39.3700	-101.7000
GLE	America/Chicago	Gainesville	Gainesville Municipal Airport	33.6200	-97.1300
GLF	America/Costa_Rica	Golfito	Golfito Airport	8.6538	-83.1805
GLH	America/Chicago	Greenville	Greenville International Airport	33.4700	-90.9800
GLI	Australia/Sydney	Glen Innes	Glen Innes Airport	-29.6750	151.6894
GLJ	America/Bogota	Jagua	Garzón La Jagua Airport		
GLK	Africa/Mogadishu	Gaalkacyo	Abdullahi Yusuf International Airport	6.7808	47.4547
GLL	Europe/Oslo	Gol	Gol Airport	60.7800	9.0500
GLM	Australia/Brisbane	Glenormiston Station	Glenormiston Airport	-22.8895	138.8218
GLN	Africa/Casablanca	Guelmim	Goulimime Airport	29.0267	-10.0503
GLO	Europe/London	Gloucester	Gloucestershire Airport	51.8938	-2.1645
GLR	America/Detroit	Gaylord	Gaylord Regional Airport	45.0159	-84.6933
GLS	America/Chicago	Galveston	Scholes Field	29.2653	-94.8604
GLT	Australia/Brisbane	Gladstone	Gladstone Airport	-23.8689	151.2203
GLU	Asia/Thimphu	Geylegphug	Gelephu Airport	26.8839	90.4684
GLV	America/Nome	Golovin	Golovin Airport	64.5500	-163.0000
GLW	America/Chicago	Glasgow	Glasgow Municipal Airport	37.0300	-85.9500
GLX	Asia/Jayapura	Galela	Galela Gamarmalamu Airport	1.8383	127.7866
GLZ	Europe/Amsterdam	Breda	Gilze-Rijen Air Base	51.5674	4.9318
GMA	Africa/Kinshasa	Gemena	Gemena Airport	3.2354	19.7713
GMB	Africa/Addis_Ababa	Gambēla	Gambella Airport	8.1288	34.5631
GMD	Africa/Casablanca	Benslimane	Ben Slimane Airport	33.6556	-7.2210
GME	Europe/Minsk	Homyel'	Gomel Airport	52.5270	31.0167
GMM	Africa/Brazzaville	Gamboma	Gamboma Airport	-1.9330	15.8700
GMN	Pacific/Auckland	Greymouth	Greymouth Airport	-42.4625	171.1900
GMO	Africa/Lagos	Gombe	Gombe Lawanti International Airport	10.2981	10.8989
GMP	Asia/Seoul	Seoul	Gimpo International Airport	37.5583	126.7906
GMQ	Asia/Shanghai	Maqin County	Golog Maqin Airport	34.4158	100.3112
GMR	Pacific/Gambier	Totegegie	Totegegie Airport	-23.0799	-134.8900
GMS	America/Fortaleza	Guimarães	Antonio Guerreiro Airport	-2.1092	-44.6513
GMU	America/New_York	Greenville	Greenville Downtown Airport	34.8503	-82.3509
GMV	America/Denver	Oljato-Monument Valley	Monument Valley Airport	37.0174	-110.2022
GNA	Europe/Minsk	Hrodna	Hrodna Airport	53.6016	24.0496
GNB	Europe/Paris	Lyon	Alpes–Isère Airport	45.3629	5.3294
GND	America/Grenada	Grenada	Maurice Bishop International Airport	12.0042	-61.7861
GNF	America/Los_Angeles	Quincy	Gansner Field	39.9442	-120.9454
GNG	America/Boise	Gooding	Gooding Municipal Airport	42.9179	-114.7617
GNI	Asia/Taipei	Lyudao Island	Lyudao Airport		
GNJ	Asia/Baku	Ganja	Ganja International Airport	40.7377	46.3176
GNM	America/Bahia	Guanambi	Guanambi Airport	-14.2200	-42.7800
GNN	Africa/Addis_Ababa	Ghinnir	Ghinnir Airport	7.1325	40.7092
GNR	America/Argentina/Salta	General Roca	Dr. Arturo Umberto Illia Airport	-39.0007	-67.6205
GNS	Asia/Jakarta	Gunungsitoli	Binaka Airport		
GNT	America/Denver	Grants	Grants-Milan Municipal Airport	35.1500	-107.9000
GNU	America/Anchorage	Goodnews Bay	Goodnews Airport	59.1200	-161.5000
GNV	America/New_York	Gainesville	Gainesville Regional Airport	29.6901	-82.2718
GNY	Europe/Istanbul	Şanlıurfa	Şanlıurfa GAP Airport	37.4456	38.9022
GNZ	Africa/Gaborone	Ghanzi	Ghanzi Airport	-21.6964	21.6543
GOA	Europe/Rome	Genoa	Genoa Cristoforo Colombo Airport	44.4149	8.8504
GOB	Africa/Addis_Ababa	Bale Robe	Robe Airport	7.1181	40.0458
GOF	America/Chicago	San Angelo	Goodfellow Air Force Base	31.4314	-100.4021
GOG	Africa/Windhoek	Gobabis	Gobabis	-22.5000	18.9700
GOH	America/Nuuk	Nuuk	Nuuk Airport	64.1909	-51.6781
GOI	Asia/Kolkata	Goa	Goa International Airport	15.3808	73.8314
GOJ	Europe/Moscow	Nizhniy Novgorod	Nizhny Novgorod International Airport	56.2301	43.7840
GOK	America/Chicago	Guthrie	Guthrie–Edmond Regional Airport	35.8509	-97.4160
GOL	America/Los_Angeles	Gold Beach	Gold Beach Municipal Airport	42.4200	-124.4000
GOM	Africa/Lubumbashi	Goma	Goma International Airport	-1.6708	29.2385
GON	America/New_York	Groton	Groton-New London Airport	41.3301	-72.0445
GOO	Australia/Brisbane	Goondiwindi	Goondiwindi Airport	-28.5214	150.3200
GOP	Asia/Kolkata	Gorakhpur	Gorakhpur Airport	26.7300	83.4500
GOQ	Asia/Shanghai	Golmud	Golmud Airport	36.4006	94.7861
GOR	Africa/Addis_Ababa	Gorē	Gore Airport	8.1617	35.5530
GOT	Europe/Stockholm	Gothenburg	Gothenburg-Landvetter Airport	57.6682	12.2908
GOU	Africa/Douala	Garoua	Garoua Airport	9.3359	13.3701
GOV	Australia/Darwin	Nhulunbuy	Gove Airport	-12.2713	136.8202
GOX	Asia/Kolkata	Goa	Mopa International Airport	15.7313	73.8682
GOY	Asia/Krasnoyarsk	Tura	Tura Airport	64.3341	100.4332
GOZ	Europe/Sofia	Gorna Oryahovitsa	Gorna Orechovista	43.1514	25.7129
GPA	Europe/Athens	Áraxos	Patras Araxos Airport		
GPB	America/Sao_Paulo	Guarapuava	Tancredo Thomas de Faria Airport	-25.3800	-51.4500
GPD	Australia/Brisbane	Mount Gordon Mine	Mount Gordon Airport		
GPI	America/Bogota	Guapí	Guapi Airport		
GPL	America/Costa_Rica	Guápiles	Guapiles Airport	10.2172	-83.7970
GPN	Australia/Darwin	Garden Point	Garden Point Airport		
GPO	America/Argentina/Salta	General Pico	General Pico Airport	-35.6962	-63.7583
GPS	Pacific/Galapagos	Baltra Island	Seymour Airport	-0.4535	-90.2662
GPT	America/Chicago	Gulfport	Gulfport-Biloxi Regional Airport	30.4073	-89.0701
GPZ	America/Chicago	Grand Rapids	Grand Rapids/Itasca County Airport-Gordon Newstrom Field	47.2135	-93.5148
GQQ	America/New_York	Galion	Galion Municipal Airport	40.7300	-82.8000
GRA	America/Bogota	Gamarra	Gamarra Airfield	8.3307	-73.6946
GRB	America/Chicago	Green Bay	Austin Straubel International Airport	44.4851	-88.1296
GRD	America/New_York	Greenwood	Greenwood County Airport	34.2500	-82.1500
GRE	America/Chicago	Greenville	Greenville Airport	38.8345	-89.3740
GRF	America/Los_Angeles	Tacoma	Madigan Hospital Heliport	47.0792	-122.5808
GRG	Asia/Kabul	Gardez	Gardez Old Airfield	33.6283	69.2377
GRI	America/Chicago	Grand Island	Central Nebraska Regional Airport	40.9675	-98.3096
GRJ	Africa/Johannesburg	George	George Airport	-34.0055	22.3789
GRK	America/Chicago	Killeen	Killeen-Fort Hood Regional Airport	31.0673	-97.8289
GRM	America/Chicago	Grand Marais	Grand Marais-Cook County Airport		
GRN	America/Denver	Gordon	Gordon Municipal Airport	42.8000	-102.2000
GRO	Europe/Madrid	Girona	Aeroport de Girona - Costa Brava	41.9010	2.7605
GRP	America/Araguaina	Gurupi	Gurupi Airport	-11.7396	-49.1322
GRQ	Europe/Amsterdam	Groningen	Groningen Airport Eelde	53.1197	6.5794
GRR	America/Detroit	Grand Rapids	Gerald R. Ford International Airport	42.8808	-85.5228
GRS	Europe/Rome	Grosseto	Grosseto Airport	42.7597	11.0719
GRU	America/Sao_Paulo	São Paulo	São Paulo–Guarulhos International Airport	-23.4306	-46.4810
GRV	Europe/Moscow	Grozny	Grozny Airport	43.3882	45.6998
GRW	Atlantic/Azores	Ilha Graciosa	Graciosa Airport	39.0922	-28.0298
GRX	Europe/Madrid	Granada	Federico García Lorca Airport	37.1887	-3.7774
GRY	Atlantic/Reykjavik	Grímsey	Grímsey Airport	66.5466	-18.0172
GRZ	Europe/Vienna	Graz	Graz Airport	46.9911	15.4396
GSA	Asia/Kuching	Long Pasia	Long Pasia Airport	4.4096	115.7245
GSB	America/New_York	Goldsboro	Seymour-Johnson Air Force Base	35.3394	-77.9606
GSC	Australia/Perth	Gascoyne Junction	Gascoyne Junction Airport	-25.0538	115.2014
GSE	Europe/Stockholm	Gothenburg	Gothenburg City Airport	57.7747	11.8704
GSH	America/Indiana/Indianapolis	Goshen	Goshen Municipal Airport	41.5231	-85.7943
GSI	America/Cayenne	Grand-Santi	Grand-Santi Airport	4.2849	-54.3737
GSJ	America/Guatemala	Puerto San José	San José Airport	13.9362	-90.8358
GSM	Asia/Tehran	Qeshm Island	Dayrestan Airport	26.7550	55.9022
GSN	Australia/Adelaide	Mount Gunson	Mount Gunson Airport		
GSO	America/New_York	Greensboro	Piedmont Triad International Airport	36.1061	-79.9370
GSP	America/New_York	Greenville	Greenville–Spartanburg International Airport	34.8957	-82.2189
GSS	Africa/Johannesburg	Sabie-Sand	Sabi Sabi Airport	-24.9415	31.4446
GST	America/Juneau	Gustavus	Gustavus Airport	58.4226	-135.7092
GSU	Africa/Khartoum	Al Qadarif	Azaza Airport		
GSV	Europe/Saratov	Saratov	Gagarin International Airport	51.7125	46.1688
GTA	Pacific/Guadalcanal	Nggatokae Island	Gatokae Airport	-8.7500	158.2000
GTB	Asia/Kuching	Genting	Genting Airport	2.1167	111.7000
GTC	Africa/Dar_es_Salaam	Geita	Geita Airport	-2.7407	31.7079
GTE	Australia/Darwin	Groote Eylandt	Groote Eylandt Airport	-13.9750	136.4600
GTF	America/Denver	Great Falls	Great Falls International Airport	47.4820	-111.3707
GTG	America/Chicago	Grantsburg	Grantsburg Municipal Airport	45.7800	-92.6800
GTI	Europe/Berlin	Rügen Island	Rügen Airport	54.3839	13.3253
GTN	Pacific/Auckland	Mount Cook Village	Glentanner Airport	-43.9136	170.1287
GTO	Asia/Makassar	Gorontalo	Gorontalo / Jalaluddin	0.6371	122.8499
GTP	America/Los_Angeles	Grants Pass	Grants Pass Airport	42.5096	-123.3889
GTR	America/Chicago	Columbus	Golden Triangle Regional Airport	33.4501	-88.5912
GTS	Australia/Darwin	The Granites Mine	The Granites Airport	-20.5493	130.3472
GTT	Australia/Brisbane	Georgetown	Georgetown Airport	-18.4200	143.8000
GTY	America/New_York	Gettysburg	Gettysburg Regional Airport	39.8418	-77.2740
GUA	America/Guatemala	La Aurora	La Aurora International Airport	14.5833	-90.5275
GUB	America/Tijuana	Guerrero Negro	Guerrero Negro Airport	28.0261	-114.0240
GUC	America/Denver	Gunnison	Gunnison County Airport	38.5300	-106.9000
GUD	Africa/Bamako	Goundam	Goundam Airport	16.3500	-3.6000
GUF	America/Chicago	Gulf Shores	Jack Edwards Airport	30.2877	-87.6786
GUG	Pacific/Port_Moresby	Guari	Guari		
GUH	Australia/Sydney	Gunnedah	Gunnedah Airport	-30.9611	150.2506
GUI	America/Caracas	Güiria	Guiria	10.5741	-62.3127
GUL	Australia/Sydney	Goulburn	Goulburn Airport	-34.8103	149.7264
GUM	Pacific/Guam	Guam	Antonio B. Won Pat International Airport	13.4830	144.7977
GUO	Africa/Mogadishu	Guriel	Guriel Airport	5.3171	45.9855
GUP	America/Denver	Gallup	Gallup Municipal Airport	35.5111	-108.7893
GUQ	America/Caracas	Guanare	Guanare Airport	9.0278	-69.7545
GUR	Pacific/Port_Moresby	Gurney	Gurney Airport	-10.3111	150.3376
GUT	Europe/Berlin	Gütersloh	Royal Air Force Station Gütersloh	51.9231	8.3060
GUU	Atlantic/Reykjavik	Grundarfjörður	Grundarfjörður Airport	64.9914	-23.2247
GUV	Pacific/Port_Moresby	Mougulu	Mougulu Airport	-6.2818	142.4214
GUW	Asia/Atyrau	Atyrau	Atyrau Airport	47.1219	51.8214
GUX	Asia/Kolkata	Guna	Guna Airport		
GUY	America/Chicago	Guymon	Guymon Municipal Airport	36.6800	-101.5000
GUZ	America/Sao_Paulo	Guarapari	Guarapari Airport	-20.6470	-40.4926
GVA	Europe/Zurich	Geneva	Aéroport Genève-Cointrin	46.2381	6.1090
GVE	America/New_York	Gordonsville	Gordonsville Municipal Airport	38.1573	-78.1665
GVI	Pacific/Port_Moresby	Green River	Green River Airport	-3.9170	141.2000
GVL	America/New_York	Gainesville	Lee Gilmer Memorial Airport	34.2700	-83.8300
GVP	Australia/Brisbane	Greenvale	Greenvale Airport		
GVR	America/Sao_Paulo	Governador Valadares	Governador Valadares Airport	-18.8952	-41.9822
GVT	America/Chicago	Greenville	Majors Airport	33.1300	-96.1200
GVW	America/Chicago	Grandview	Richards-Gebaur Airport	38.8439	-94.5602
GVX	Europe/Stockholm	Gävle	Gavle-Sandviken Airport	60.5933	16.9514
GWA	Asia/Yangon	Gwa	Gwa Airport		
GWD	Asia/Karachi	Gwadar	Gwadar International Airport	25.2331	62.3289
GWE	Africa/Harare	Gweru	Gweru-Thornhill Air Base	-19.4364	29.8619
GWI	Africa/Lagos	Iperu	Gateway International Airport	6.9347	3.6985
GWL	Asia/Kolkata	Gwalior	Gwalior Airport	26.2933	78.2278
GWO	America/Chicago	Greenwood	Greenwood-Leflore Airport	33.4943	-90.0847
GWT	Europe/Berlin	Westerland	Westerland / Sylt	54.9132	8.3405
GWV	America/New_York	Glendale	Glendale Fokker Field Airport	39.9487	-80.7595
GWY	Europe/Dublin	Galway	Galway Airport	53.3002	-8.9416
GXA	Asia/Pontianak	Muara Teweh	Muara Teweh Beringin Airport	-0.9424	114.8942
GXF	Asia/Aden	Seiyun	Seiyun Airport	15.9661	48.7883
GXG	Africa/Luanda	Mbanza Negage	Negage Airport	-7.7545	15.2877
GXH	Asia/Shanghai	Xiahe County	Gannan Xiahe Airport	34.8107	102.6449
GXM	Asia/Pontianak	Kuala Kurun	Kuala Kurun Airport		
GXQ	America/Coyhaique	Coyhaique	Teniente Vidal Airfield	-45.5942	-72.1061
GXX	Africa/Douala	Yagoua	Yagoua Airport	10.3500	15.2300
GXY	America/Denver	Greeley	Greeley-Weld County Airport	40.4278	-104.6330
GYA	America/La_Paz	Guayaramerín	Guayaramerín Airport	-10.8890	-65.3810
GYB	Australia/Perth	Wodgina Mine	Wodgina Airport	-21.1436	118.6926
GYD	Asia/Baku	Baku	Heydar Aliyev International Airport	40.4607	50.0515
GYE	America/Guayaquil	Guayaquil	José Joaquín de Olmedo International Airport	-2.1574	-79.8836
GYG	Asia/Yakutsk	Magan	Magan Airport	62.1073	129.5435
GYL	Australia/Perth	Argyle Diamond Mine	Argyle Airport	-16.6369	128.4510
GYM	America/Hermosillo	Heroica Guaymas	General José María Yáñez International Airport	27.9692	-110.9238
GYN	America/Sao_Paulo	Goiânia	Santa Genoveva / Goiânia Airport	-16.6320	-49.2207
GYO	Asia/Jakarta	Blangkejeren	Blangkejeren Airport	3.9455	97.3597
GYP	Australia/Brisbane	Gympie	Gympie Airport	-26.2828	152.7019
GYR	America/Phoenix	Goodyear	Phoenix Goodyear Airport	33.4300	-112.4000
GYS	Asia/Shanghai	Guangyuan	Guangyuan Panlong Airport	32.3911	105.7020
GYU	Asia/Shanghai	Guyuan	Guyuan Liupanshan Airport	36.0762	106.2180
GYY	America/Chicago	Gary	Gary/Chicago International Airport	41.6178	-87.4085
GYZ	Australia/Perth	Gruyere Mine Camp	Gruyere Mine Airport	-28.0184	123.8033
GZG	Asia/Shanghai	Garzê County	Garze Gesar Airport	31.7571	99.5540
GZI	Asia/Kabul	Ghazni	Ghazni Airport		
GZO	Pacific/Guadalcanal	Gizo	Gizo Nusatupe Airport	-8.0978	156.8640
GZP	Europe/Istanbul	Gazipaşa	Gazipaşa-Alanya Airport	36.2992	32.3006
GZT	Europe/Istanbul	Gaziantep	Gaziantep Oğuzeli International Airport	36.9472	37.4787
GZW	Asia/Tehran	Qazvin	Qazvin Airport	36.2401	50.0472
HAA	Europe/Oslo	Hasvik	Hasvik Airport	70.4867	22.1397
HAB	America/Chicago	Hamilton	Marion County – Rankin Fite Airport	34.1173	-87.9960
HAC	Asia/Tokyo	Hachijō Jima	Hachijojima Airport	33.1150	139.7858
HAD	Europe/Stockholm	Halmstad	Halmstad Airport	56.6911	12.8202
HAE	America/Phoenix	Havasupai	Havasupai Trail Heliport		
HAF	America/Los_Angeles	Half Moon Bay	Half Moon Bay Airport	37.5154	-122.4996
HAH	Indian/Comoro	Moroni	Prince Said Ibrahim International Airport	-11.5359	43.2742
HAI	America/Detroit	Three Rivers	Three Rivers Municipal Dr. Haines Airport	41.9570	-85.5903
HAJ	Europe/Berlin	Hannover	Hannover-Langenhagen Airport	52.4596	9.6927
HAK	Asia/Shanghai	Haikou	Meilan International Airport	19.9349	110.4590
HAL	Africa/Windhoek	Halali	Halali Airport	-19.0288	16.4587
HAM	Europe/Berlin	Hamburg	Hamburg Airport	53.6304	9.9882
HAN	Asia/Bangkok	Hanoi	Noi Bai International Airport	21.2212	105.8072
HAO	America/New_York	Hamilton	Butler County Regional Airport	39.3622	-84.5250
HAQ	Indian/Maldives	Hanimaadhoo	Hanimaadhoo International Airport	6.7457	73.1693
HAR	America/New_York	Harrisburg	Capital City Airport	40.2206	-76.8535
HAS	Asia/Riyadh	Ha'il	Ha'il Regional Airport	27.4379	41.6863
HAU	Europe/Oslo	Haugesund	Haugesund Airport, Karmøy	59.3453	5.2084
HAV	America/Havana	Havana	José Martí International Airport	22.9891	-82.4091
HAW	Europe/London	Haverfordwest	Haverfordwest Airport	51.8331	-4.9611
HAX	America/Chicago	Muskogee	Hatbox Field Airport	35.7459	-95.4128
HBA	Australia/Hobart	Hobart	Hobart Airport	-42.8361	147.5103
HBB	America/Denver	Hobbs	Industrial Airpark	32.7668	-103.2089
HBD	Pacific/Port_Moresby	Habi	Habi Airport	-6.3200	142.4893
HBE	Africa/Cairo	Alexandria	Alexandria International Airport	30.9177	29.6964
HBG	America/Chicago	Laurel	Hattiesburg Municipal Airport	31.2649	-89.2528
HBH	America/Juneau	Entrance Island	Entrance Island Seaplane Base	57.4128	-133.4400
HBI	America/Nassau	Harbour Island	Harbour Island Airport	25.5167	-76.6000
HBK	America/Phoenix	Holbrook	Holbrook Municipal Airport	34.9358	-110.1421
HBQ	Asia/Shanghai	Haibei Tibetan Autonomous Prefecture	Habei Qilian Airport	38.0088	100.6424
HBR	America/Chicago	Hobart	Hobart Regional Airport	34.9915	-99.0573
HBT	Asia/Colombo	Hambantota	Hambantota Sea Plane Base	6.1302	81.1023
HBU	Asia/Hovd	Bulgan District	Bulgan Airport, Khovd	46.1018	91.5820
HBX	Asia/Kolkata	Hubballi	Hubli Airport	15.3617	75.0849
HCA	America/Chicago	Big Spring	Big Spring McMahon-Wrinkle Airport	32.2126	-101.5218
HCC	America/New_York	Hudson	Columbia County Airport	42.2500	-73.7800
HCJ	Asia/Shanghai	Hechi	Hechi Jin Cheng Jiang Airport	24.7840	107.6997
HCM	Africa/Mogadishu	Eyl	Eil Airport	8.1040	49.8200
HCN	Asia/Taipei	Hengchun	Hengchun Airport		
HCQ	Australia/Perth	Halls Creek	Halls Creek Airport	-18.2339	127.6697
HCR	America/Anchorage	Holy Cross	Holy Cross Airport	62.1500	-159.8000
HCZ	Asia/Shanghai	Chenzhou	Chenzhou Beihu Airport	25.7508	112.8465
HDA	America/Sitka	Hidden Falls	Hidden Falls Airfield	57.2285	-134.8715
HDB	Europe/Berlin	Heidelberg	Heidelberg AAF	49.3937	8.6557
HDD	Asia/Karachi	Hyderabad	Hyderabad Airport	25.3183	68.3657
HDE	America/Chicago	Holdrege	Brewster Field	40.4300	-99.3700
HDF	Europe/Berlin	Usedom Island	Heringsdorf Airport	53.8787	14.1524
HDG	Asia/Shanghai	Handan	Hebei Handan	36.5300	114.4000
HDH	Pacific/Honolulu	Mokulēia	Dillingham Airfield	21.5787	-158.2074
HDK	Indian/Maldives	Kulhudhuffushi	Kulhudhuffushi Airport	6.6302	73.0673
HDM	Asia/Tehran	Hamadān	Hamadan Airport	34.8692	48.5525
HDN	America/Denver	Hayden	Yampa Valley Airport	40.4800	-107.2000
HDO	Asia/Kolkata	Ghāziābād	Hindon Airport	28.7070	77.3621
HDS	Africa/Johannesburg	Hoedspruit	Eastgate Airport.	-24.3670	31.0548
HDY	Asia/Bangkok	Hat Yai	Tha Akatsayan Hat Yai	6.9332	100.3930
HEA	Asia/Kabul	Herāt	Herat International Airport	34.2111	62.2285
HEB	Asia/Yangon	Hinthada	Hinthada Airport	17.6333	95.4667
HEE	America/Chicago	West Helena	Thompson-Robbins Airport	34.5711	-90.6719
HEH	Asia/Yangon	Heho	Heho Airport	20.7470	96.7920
HEI	Europe/Berlin	Heide	Heide-Büsum Airport	54.1537	8.8988
HEK	Asia/Shanghai	Heihe	Heihe Aihui Airport	50.1716	127.3089
HEL	Europe/Helsinki	Helsinki	Helsinki-Vantaa Airport	60.3172	24.9633
HEM	Europe/Helsinki	Helsinki	Helsinki-Malmi Airport	60.2546	25.0428
HEO	Pacific/Port_Moresby	Haelogo	Haelogo Airport	-9.1366	147.5983
HER	Europe/Athens	Irákleion	Heraklion International Airport	35.3391	25.1751
HES	America/Los_Angeles	Hermiston	Hermiston Municipal Airport	45.8279	-119.2603
HET	Asia/Shanghai	Hohhot	Hohhot Baita International Airport	40.8514	111.8241
HEW	Asia/Shanghai	Hengdian	Dongyang Hengdian General Airport	29.1255	120.2434
HEX	America/Santo_Domingo	Santo Domingo	Herrera International Airport		
HEZ	America/Chicago	Natchez	Hardy-Anders Field Natchez-Adams County Airport	31.6200	-91.3000
HFA	Asia/Jerusalem	Haifa	Haifa International Airport	32.8094	35.0431
HFD	America/New_York	Hartford	Hartford-Brainard Airport	41.7368	-72.6498
HFE	Asia/Shanghai	Hefei	Hefei Xinqiao International Airport	31.9908	116.9691
HFS	Europe/Stockholm	Hagfors	Hagfors Airport	60.0201	13.5789
HFT	Europe/Oslo	Hammerfest	Hammerfest Airport	70.6804	23.6726
HGA	Africa/Mogadishu	Hargeysa	Egal International Airport - Hargeisa	9.5145	44.0844
HGD	Australia/Brisbane	Hughenden	Hughenden Airport	-20.8150	144.2253
HGE	America/Caracas	Higuerote	Higuerote Airport	10.4623	-66.0936
HGH	Asia/Shanghai	Hangzhou	Hangzhou Xiaoshan International Airport	30.2295	120.4344
HGI	Asia/Kolkata	Itanagar	Itanagar Airport	26.9712	93.6425
HGL	Europe/Berlin	Helgoland	Heligoland Airport	54.1859	7.9147
HGN	Asia/Bangkok	Mae Hong Son	Sanam Bin Mae Hong Son	19.3017	97.9750
HGO	Africa/Abidjan	Korhogo	Korhogo Airport	9.3872	-5.5567
HGR	America/New_York	Hagerstown	Hagerstown Regional Airport	39.7079	-77.7295
HGS	Africa/Freetown	Freetown	Hastings Airport	8.3830	-13.1200
HGT	America/Los_Angeles	Fort Hunter Liggett	Jolon Hunter Army Airfield	35.9656	-121.1979
HGU	Pacific/Port_Moresby	Mount Hagen	Mount Hagen Airport	-5.8268	144.2960
HHA	Asia/Shanghai	Changsa	Changsha Datuopu Airport		
HHE	Asia/Tokyo	Hachinohe	Hachinohe Ab	40.5564	141.4663
HHH	America/New_York	Hilton Head	Hilton Head Airport	32.2232	-80.6975
HHN	Europe/Berlin	Frankfurt am Main	Frankfurt-Hahn Airport	49.9487	7.2639
HHQ	Asia/Bangkok	Hua Hin	Hua Hin Airport	12.6362	99.9515
HHR	America/Los_Angeles	Hawthorne	Hawthorne Municipal Airport	33.9228	-118.3359
HHZ	Pacific/Tahiti	Hikueru	Hikueru Atoll Airport	-17.5480	-142.6128
HIA	Asia/Shanghai	Huai'an	Huai'an Lianshui Airport	33.7869	119.1285
HIB	America/Chicago	Hibbing	Range Regional Airport	47.3866	-92.8390
HID	Australia/Brisbane	Horn Island	Horn Island Airport	-10.5864	142.2900
HIE	America/New_York	Whitefield	Mount Washington Regional Airport	44.3700	-71.5500
HIF	America/Denver	Ogden	Hill Air Force Base	41.1236	-111.9730
HIG	Australia/Brisbane	Highbury	Highbury Airport	-16.4244	143.1460
HII	America/Phoenix	Lake Havasu City	Lake Havasu City Airport	34.5700	-114.4000
HIJ	Asia/Tokyo	Hiroshima	Hiroshima Airport	34.4361	132.9194
HIK	Pacific/Honolulu	Honolulu	Hickam Field	21.3187	-157.9224
HIL	Africa/Addis_Ababa	Shilabo	Shilavo Airport	6.0780	44.7640
HIM	Asia/Colombo	Minneriya	Hingurakgoda Minneriya Airport	8.0498	80.9814
HIN	Asia/Seoul	Chinju	Sacheon Airport	35.0885	128.0704
HIO	America/Los_Angeles	Portland	Portland-Hillsboro Airport	45.5404	-122.9498
HIP	Australia/Brisbane	Headingly	Headingly Airport	-21.3210	138.2960
HIR	Pacific/Guadalcanal	Honiara	Honiara-Henderson International Airport	-9.4280	160.0548
HIW	Asia/Tokyo	Hiroshima	Hiroshimanishi	34.3669	132.4139
HJB	Asia/Shanghai	Hejing	Hejing Bayinbuluke Airport	42.9766	83.9729
HJJ	Asia/Shanghai	Huaihua	Zhijiang Airport	27.4374	109.7002
HJR	Asia/Kolkata	Khajuraho Group of Monuments	Khajuraho Civil Airport	24.8172	79.9186
HJT	Asia/Ulaanbaatar	Khujirt	Khujirt Airport	46.9255	102.7777
HKA	America/Chicago	Blytheville	Blytheville Municipal Airport	35.9404	-89.8306
HKB	America/Anchorage	Healy Lake	Healy Lake Airport		
HKD	Asia/Tokyo	Hakodate	Hakodate Airport	41.7700	140.8219
HKG	Asia/Hong_Kong	Hong Kong	Hong Kong International Airport	22.3146	113.9324
HKK	Pacific/Auckland	Hokitika	Hokitika Aerodrome	-42.7136	170.9853
HKN	Pacific/Port_Moresby	Hoskins	Hoskins Airport	-5.4622	150.4050
HKR	Africa/Nairobi	Maasai Mara Game Reserve	Mara North Airport	-1.1448	35.1281
HKS	America/Chicago	Jackson	Hawkins Field	32.3300	-90.2200
HKT	Asia/Bangkok	Phuket	Phuket International Airport	8.1132	98.3169
HKV	Europe/Sofia	Malevo	Haskovo Malevo Airport	41.8718	25.6048
HKY	America/New_York	Hickory	Hickory Regional Airport	35.7411	-81.3895
HLA	Africa/Johannesburg	Johannesburg	Lanseria International Airport	-25.9385	27.9261
HLB	America/Indiana/Indianapolis	Batesville	Hillenbrand Industries Airport	39.3509	-85.2577
HLC	America/Chicago	Hill City	Hill City Municipal Airport	39.3700	-99.8500
HLD	Asia/Shanghai	Hailar	Hulunbuir Hailar Airport	49.2050	119.8250
HLE	Atlantic/St_Helena	Saint Helena Island	Saint Helena Airport	-15.9619	-5.6459
HLF	Europe/Stockholm	Hultsfred	Hultsfred Airport	57.5258	15.8233
HLG	America/New_York	Wheeling	Wheeling Ohio County Airport	40.1762	-80.6467
HLH	Asia/Shanghai	Ulanhot	Ulanhot Airport	46.0800	122.1000
HLI	America/Los_Angeles	Hollister	Hollister Municipal Airport	36.8500	-121.4000
HLM	America/Detroit	Holland	Park Township Airport	42.7800	-86.1200
HLN	America/Denver	Helena	Helena Regional Airport	46.6068	-111.9827
HLO	Atlantic/Reykjavik	Ingjaldssandur	Ingjaldssandur Airport		
HLP	Asia/Jakarta	Jakarta	Halim Perdanakusuma Airport	-6.2661	106.8923
HLR	America/Chicago	Killeen	Yoakum–DeFrenn Army Heliport	31.1383	-97.7112
HLS	Australia/Hobart	St Helens	St Helens Airport		
HLT	Australia/Melbourne	Hamilton	Hamilton Airport	-37.6500	142.0618
HLV	Australia/Brisbane	Helenvale	Helenvale Airport	-15.6800	145.2000
HLW	Africa/Johannesburg	Hluhluwe	Hluhluwe Airport	-28.0200	32.2500
HLZ	Pacific/Auckland	Hamilton	Hamilton International Airport	-37.8654	175.3327
HMA	Asia/Yekaterinburg	Khanty-Mansiysk	Hanty-Mansijsk Airport	61.0200	69.0800
HMB	Africa/Cairo	Sohag	Sohag International Airport	26.3397	31.7392
HME	Africa/Algiers	Hassi Messaoud	Oued Irara-Krim Belkacem Airport	31.6730	6.1404
HMG	Australia/Darwin	Hermannsburg	Hermannsburg Airport	-23.9300	132.8050
HMI	Asia/Shanghai	Hami	Hami Airport		
HMJ	Europe/Kyiv	Khmelnytskyi	Khmelnytskyi Airport	49.3597	26.9334
HMN	America/Denver	Alamogordo	Holloman Air Force Base	32.8525	-106.1065
HMO	America/Hermosillo	Hermosillo	General Ignacio Pesqueira García International Airport	29.0959	-111.0479
HMR	Europe/Oslo	Hamar	Stafsberg Airport	60.8000	11.1000
HMS	Asia/Pontianak	Muara Teweh	Haji Muhammad Sidik Airport	-1.0205	114.9277
HMT	America/Los_Angeles	Hemet	Hemet-Ryan Airport	33.7500	-117.0000
HMV	Europe/Stockholm	Hemavan	Hemavan-Tarnaby Airport	65.8060	15.0828
HMX	Asia/Shanghai	Huma	Ludingshan Airport		
HMY	Asia/Seoul	Seosan	Seosan Airport	36.7041	126.4862
HMZ	Asia/Shanghai	Mengzi	Honghe Mengzi Airport		
HNA	Asia/Tokyo	Hanamaki	Morioka Hanamaki Airport	39.4286	141.1353
HNB	America/Indiana/Vincennes	Huntingburg	Huntingburg Airport	38.2475	-86.9568
HNC	America/New_York	Hatteras	Billy Mitchell Airport	35.2200	-75.6800
HND	Asia/Tokyo	Tokyo	Tokyo International Airport	35.5523	139.7797
HNE	America/Anchorage	Tahneta Pass Lodge	Tahneta Pass Airport		
HNH	America/Juneau	Hoonah	Hoonah Airport	58.0970	-135.4110
HNK	Australia/Brisbane	Hinchinbrook	Hinchinbrook Island Airport		
HNL	Pacific/Honolulu	Honolulu	Daniel K. Inouye International Airport	21.3245	-157.9251
HNM	Pacific/Honolulu	Hana	Hana Airport	20.7950	-156.0144
HNN	Pacific/Port_Moresby	Honinabi	Honinabi Airport	-6.2465	142.1766
HNS	America/Juneau	Haines	Haines Airport	59.2444	-135.5236
HNY	Asia/Shanghai	Nanyue	Hengyang Nanyue Airport	26.7281	112.6233
HOA	Africa/Nairobi	Hola	Hola Airport	-1.5210	40.0038
HOB	America/Denver	Hobbs	Hobbs Airport	32.6800	-103.2000
HOD	Asia/Aden	Al Ḩudaydah	Hodeidah Airport	14.7530	42.9763
HOE	Asia/Vientiane	Ban Houayxay	Ban Huoeisay Airport	20.2608	100.4367
HOF	Asia/Riyadh	Al Hufūf	Al Ahsa Airport	25.2853	49.4852
HOG	America/Havana	Holguín	Frank País International Airport	20.7856	-76.3151
HOH	Europe/Vienna	Hohenems	Hohenems-Dornbirn Airport	47.3833	9.6988
HOI	Pacific/Tahiti	Hao	Hao Airport	-18.0748	-140.9459
HOM	America/Anchorage	Homer	Homer Airport	59.6456	-151.4766
HON	America/Chicago	Huron	Huron Regional Airport	44.3852	-98.2285
HOO	Asia/Ho_Chi_Minh	Quang Duc	Nhon Co Airport	11.9790	107.5689
HOP	America/Chicago	Hopkinsville	Fort Campbell U. S. Army Airfield	36.6686	-87.4962
HOQ	Europe/Berlin	Hof	Hof–Plauen Airport	50.2888	11.8549
HOR	Atlantic/Azores	Horta	Horta Airport	38.5199	-28.7159
HOS	America/Argentina/Salta	Chos Malal	Chos Malal Airport	-37.4450	-70.2229
HOT	America/Chicago	Hot Springs	Memorial Field Airport	34.4780	-93.0962
HOU	America/Chicago	Houston	William P Hobby Airport	29.6454	-95.2789
HOV	Europe/Oslo	Ørsta	Ørsta–Volda Airport, Hovden	62.1798	6.0732
HOX	Asia/Yangon	Homalin	Homalin	24.8700	94.9200
HPA	Pacific/Tongatapu	Lifuka Island	Lifuka Island Airport	-19.7776	-174.3409
HPB	America/Nome	Hooper Bay	Hooper Bay Airport	61.5000	-166.1000
HPG	Asia/Shanghai	Shennongjia	Shennongjia Hongping Airport	31.6336	110.3379
HPH	Asia/Ho_Chi_Minh	Haiphong	Cat Bi International Airport	20.8194	106.7250
HPN	America/New_York	Westchester County	Westchester County Airport	41.0670	-73.7071
HPT	America/Chicago	Hampton	Hampton Municipal Airport	42.7254	-93.2247
HPV	Pacific/Honolulu	Hanalei	Princeville Airport	22.2114	-159.4426
HPY	America/Chicago	Baytown	Baytown Airport	29.7300	-94.9700
HQL	Asia/Shanghai	Tashqorghan	Tashkurgan Airport	37.6641	75.2870
HQM	America/Los_Angeles	Hoquiam	Bowerman Airport	46.9712	-123.9366
HQQ	Asia/Shanghai	Anyang	Anyang Hongqiqu Airport	35.8708	114.4619
HRB	Asia/Shanghai	Harbin	Harbin Taiping International Airport	45.6234	126.2503
HRE	Africa/Harare	Harare	Robert Gabriel Mugabe International Airport	-17.9318	31.0928
HRF	Indian/Maldives	Hoarafushi	Hoarafushi Airport	6.9720	72.8949
HRG	Africa/Cairo	Hurghada	Hurghada International Airport	27.1783	33.7994
HRH	Asia/Kolkata	Alīgarh	Aligarh Airport	27.8583	78.1490
HRI	Asia/Colombo	Hambantota	Hambantota International Airport	6.2839	81.1239
HRK	Europe/Kyiv	Kharkiv	Kharkiv International Airport	49.9248	36.2900
HRL	America/Chicago	Harlingen	Rio Grande Valley International Airport	26.2285	-97.6544
HRM	Africa/Algiers	Hassi R’mel	Hassi R'Mel Airport		
HRO	America/Chicago	Harrison	Boone County Airport	36.2615	-93.1547
HRS	Africa/Johannesburg	Harrismith	Harrismith Airport		
HRT	Europe/London	Harrogate	RAF Linton-On-Ouse	54.0489	-1.2528
HRY	Australia/Darwin	Henbury Station	Henbury Airport	-24.5840	133.2350
HRZ	America/Sao_Paulo	Horizontina	Horizontina Airport	-27.6405	-54.3376
HSA	Asia/Almaty	Turkistan	Hazret Sultan International Airport	43.3144	68.5474
HSC	Asia/Shanghai	Shaoguan	Shaoguan Guitou Airport		
HSF	Asia/Shanghai	Suifenhe	Suifenhe Airport	44.4542	130.8438
HSG	Asia/Tokyo	Saga	Saga Airport	33.1497	130.3022
HSH	America/Los_Angeles	Las Vegas	Henderson Executive Airport	35.9748	-115.1373
HSI	America/Chicago	Hastings	Hastings Municipal Airport	40.6000	-98.4300
HSJ	Asia/Shanghai	Zhengzhou	Zhengzhou Shangjie Airport	34.8421	113.2736
HSK	Europe/Madrid	Huesca	Huesca-Pirineos Airport	42.0900	-0.3303
HSL	America/Anchorage	Huslia	Huslia Airport	65.7000	-156.4000
HSM	Australia/Melbourne	Horsham	Horsham Airport	-36.6697	142.1728
HSN	Asia/Shanghai	Zhoushan	Zhoushan Airport	29.9342	122.3620
HSP	America/New_York	Hot Springs	Ingalls Field Airport	37.9531	-79.8352
HSS	Asia/Kolkata	Hisar	Hisar Airport	29.1794	75.7553
HST	America/New_York	Homestead	Homestead Air Force Base	25.4886	-80.3836
HSV	America/Chicago	Huntsville	Huntsville International Airport-Carl T Jones Field	34.6372	-86.7751
HSZ	Asia/Taipei	Hsinchu	Hsinchu Air Base	24.8244	120.9411
HTA	Asia/Yakutsk	Chita	Kadala Airport	52.0263	113.3056
HTB	America/Guadeloupe	Petites Anses	Terre-de-Bas	15.8500	-61.6300
HTG	Asia/Krasnoyarsk	Khatanga	Khatanga Airport	71.9781	102.4910
HTH	America/Los_Angeles	Hawthorne	Hawthorne Municipal Airport	38.5444	-118.6343
HTI	Australia/Lindeman	Hamilton Island	Great Barrier Reef Airport	-20.3581	148.9520
HTL	America/Detroit	Houghton Lake	Roscommon County-Blodgett Memorial Airport	44.3597	-84.6711
HTM	Asia/Ulaanbaatar	Khatgal	Khatgal Airport	50.4406	100.1342
HTN	Asia/Shanghai	Gujangbagh	Hotan Airport	37.0385	79.8649
HTO	America/New_York	East Hampton	East Hampton Airport	40.9616	-72.2485
HTR	Asia/Tokyo	Hateruma	Hateruma Airport	24.0500	123.8000
HTS	America/New_York	Huntington	Tri-State Airport	38.3667	-82.5580
HTT	Asia/Shanghai	Huatugou	Haixi Mangnai Airport	38.2053	90.8442
HTU	Australia/Melbourne	Hopetoun	Hopetoun Airport	-35.7200	142.4000
HTV	America/Chicago	Huntsville	Huntsville Municipal Airport	30.7469	-95.5872
HTW	America/New_York	Chesapeake	Lawrence County Airpark	38.4206	-82.4940
HTY	Europe/Istanbul	Hatay	Hatay Airport	36.3619	36.2835
HTZ	America/Bogota	Municipio Hato Corozal	Hato Corozal Airport		
HUA	America/Chicago	Huntsville	Redstone Army Airfield	34.6787	-86.6848
HUC	America/Puerto_Rico	Humacao	Humacao Airport	18.1380	-65.7996
HUD	America/Chicago	Humboldt	Humboldt Airport	42.7357	-94.2479
HUE	Africa/Addis_Ababa	Humera	Humera Airport	13.8338	36.8792
HUF	America/Indiana/Indianapolis	Terre Haute	Terre Haute, Terre Haute International Airport - Hulman Field	39.4515	-87.3076
HUG	America/Guatemala	Huehuetenango	Huehuetenango	15.3300	-91.4700
HUH	Pacific/Tahiti	Huahine	Huahine – Fare Airport	-16.6872	-151.0220
HUI	Asia/Ho_Chi_Minh	Huế	Phu Bai International Airport	16.3993	107.7014
HUJ	America/Chicago	Hugo	Stan Stamper Municipal Airport	34.0200	-95.5200
HUK	Africa/Gaborone	Hukuntsi	Hukuntsi Airport	-23.9897	21.7581
HUL	America/New_York	Houlton	Houlton International Airport	46.1258	-67.7864
HUM	America/Chicago	Houma	Houma-Terrebonne Airport	29.5800	-90.6700
HUN	Asia/Taipei	Hualien City	Hualien Airport	24.0237	121.6169
HUO	Asia/Shanghai	Holingol County	Huolinhe Airport	45.4867	119.4085
HUS	America/Anchorage	Hughes	Hughes Airport	66.0300	-154.2000
HUT	America/Chicago	Hutchinson	Hutchinson Municipal Airport	38.0655	-97.8606
HUU	America/Lima	Huánuco	Alférez FAP David Figueroa Fernandini Airport	-9.8788	-76.2048
HUV	Europe/Stockholm	Hudiksvall	Hudiksvall Airport	61.7672	17.0845
HUW	America/Manaus	Humaitá	Francisco Correa da Cruz Airport	-7.5356	-63.0711
HUX	America/Mexico_City	Santa María Huatulco	Bahías de Huatulco International Airport	15.7753	-96.2626
HUY	Europe/London	Humberside	Humberside Airport	53.5744	-0.3508
HUZ	Asia/Shanghai	Huizhou	Huizhou Pingtan Airport	23.0497	114.5987
HVA	Indian/Antananarivo	Analalava	Analalava Airport	-14.6297	47.7638
HVB	Australia/Brisbane	Hervey Bay	Hervey Bay Airport	-25.3189	152.8803
HVD	Asia/Hovd	Khovd	Khovd Airport	47.9617	91.6225
HVG	Europe/Oslo	Honningsvåg	Honningsvåg Airport, Valan	71.0095	25.9779
HVK	Atlantic/Reykjavik	Hólmavík	Hólmavík Airport		
HVN	America/New_York	New Haven	Tweed-New Haven Airport	41.2639	-72.8871
HVR	America/Denver	Havre	Havre City/County Airport	48.5500	-109.8000
HVS	America/New_York	Hartsville	Hartsville Regional Airport	34.4051	-80.1181
HWD	America/Los_Angeles	Hayward	Hayward Air Terminal Airport	37.6591	-122.1233
HWK	Australia/Adelaide	Hawker	Wilpena Pound Airport	-31.8800	138.4000
HWO	America/New_York	Hollywood	North Perry Airport	26.0000	-80.1500
HWR	Asia/Kolkata	Ludhiana	Halwara International Airport	30.7477	75.6305
HXD	Asia/Shanghai	Delingha	Delingha Airport	37.1250	97.2685
HXX	Australia/Sydney	Hay	Hay Airport	-34.5314	144.8300
HYA	America/New_York	Hyannis	Barnstable Municipal Airport	41.6693	-70.2804
HYC	Europe/London	High Wycombe	Wycombe Air Park	51.6118	-0.8082
HYD	Asia/Kolkata	Hyderabad	Rajiv Gandhi International Airport	17.2313	78.4299
HYG	America/Metlakatla	Hydaburg	Hydaburg Seaplane Base	55.2000	-132.8000
HYL	America/Juneau	Hollis	Hollis Clark Bay Seaplane Base	55.4805	-132.6531
HYN	Asia/Shanghai	Huangyan	Taizhou Luqiao Airport	28.5640	121.4275
HYR	America/Chicago	Hayward	Sawyer County Airport	46.0284	-91.4444
HYS	America/Chicago	Hays	Hays Municipal Airport	38.8506	-99.2765
HYV	Europe/Helsinki	Hyvinkää	Hyvinkaa Airport	60.6544	24.8811
HZA	Asia/Shanghai	Heze	Heze Airport	35.2133	115.7366
HZB	Europe/Paris	Hazebrouck	Merville–Calonne Airport	50.6170	2.6400
HZG	Asia/Shanghai	Hanzhong	Hanzhong Chenggu Airport	33.1338	107.2047
HZH	Asia/Shanghai	Liping Xian	Liping Airport	26.3199	109.1532
HZK	Atlantic/Reykjavik	Norðurþing	Husavik Airport	65.9523	-17.4260
HZL	America/New_York	Hazleton	Hazleton Regional Airport	40.9800	-76.0000
HZP	America/Edmonton	Fort MacKay	Fort MacKay/Horizon Airport	57.3700	-111.7000
HZU	Asia/Shanghai	Chengdu	Chengdu Huaizhou Airport	30.6774	104.5294
IAA	Asia/Krasnoyarsk	Igarka	Igarka Airport	67.4300	86.6300
IAB	America/Chicago	Wichita	Mc Connell Air Force Base	37.6305	-97.2606
IAD	America/New_York	Washington	Washington Dulles International Airport	38.9445	-77.4558
IAG	America/New_York	Niagara Falls	Niagara Falls International Airport	43.1073	-78.9462
IAH	America/Chicago	Houston	George Bush Intercontinental Airport	29.9869	-95.3421
IAL	America/Sao_Paulo	Salinas	Aeroporto Municipal de Salinas	-16.2087	-42.3232
IAM	Africa/Algiers	I-n-Amenas	In Aménas Airport	28.0515	9.6429
IAN	America/Anchorage	Kiana	Bob Baker Memorial Airport	66.9800	-160.4000
IAO	Asia/Manila	Del Carmen	Sayak Airport	9.8592	126.0150
IAQ	Asia/Tehran	Bahregan	Bahregan Airport		
IAR	Europe/Moscow	Yaroslavl	Tunoshna Airport	57.5607	40.1574
IAS	Europe/Bucharest	Iaşi	Iași International Airport	47.1785	27.6206
IAU	Pacific/Port_Moresby	Iaura	Iaura	-9.7830	148.1000
IAX	Asia/Makassar	Miangas	Miangas Airport		
IBA	Africa/Lagos	Ibadan	Ibadan Airport	7.3625	3.9783
IBE	America/Bogota	Ibagué	Perales Airport, El Salado	4.4216	-75.1333
IBL	Africa/Maputo	Indigo Bay Lodge	Indigo Bay Lodge Airport	-21.7080	35.4528
IBP	America/Lima	Iberia	Iberia Airport	-11.4116	-69.4887
IBR	Asia/Tokyo	Ibaraki	Hyakuri Ab	36.1811	140.4154
IBZ	Europe/Madrid	Ibiza	Ibiza Airport	38.8729	1.3731
ICA	America/Caracas	Icabarú	Icabarú Airport	4.3361	-61.7407
ICC	America/Caracas	Coche Island	Andrés Miguel Salazar Marcano Airport	10.7945	-63.9816
ICI	Pacific/Fiji	Cicia Island	Cicia Airport	-17.7433	-179.3420
ICK	America/Paramaribo	Nieuw Nickerie	Majoor Henry Fernandes Airport	5.9558	-57.0397
ICL	America/Chicago	Clarinda	Schenck Field Airport	40.7226	-95.0279
ICN	Asia/Seoul	Seoul	Incheon International Airport	37.4557	126.4453
ICO	Asia/Manila	Sicogon Island	Sicogon Island	11.4500	123.2670
ICR	America/Havana	Nícaro	Nicaro Airport		
ICT	America/Chicago	Wichita	Wichita Mid-Continent Airport	37.6499	-97.4331
ICY	America/Anchorage	Icy Bay	Icy Bay Airport		
IDA	America/Boise	Idaho Falls	Idaho Falls Regional Airport	43.5146	-112.0708
IDB	Europe/Stockholm	Idre	Idre Airport	61.8700	12.6800
IDF	Africa/Kinshasa	Idiofa	Idiofa Airport	-5.0000	19.5000
IDG	America/Chicago	Ida Grove	Ida Grove Municipal Airport	42.3326	-95.4449
IDH	America/Los_Angeles	Grangeville	Idaho County Airport	45.9426	-116.1234
IDI	America/New_York	Indiana	Indiana County/Jimmy Stewart Field	40.6300	-79.1000
IDO	America/Araguaina	Santa Isabel do Morro	Santa Isabel do Morro Airport	-11.5723	-50.6662
IDP	America/Chicago	Independence	Independence Municipal Airport	37.1582	-95.7765
IDR	Asia/Kolkata	Indore	Devi Ahilyabai Holkar International Airport	22.7218	75.8011
IDY	Europe/Paris	Île d'Yeu	Ile d'Yeu	46.7190	-2.3910
IEG	Europe/Warsaw	Zielona Góra	Zielona Gora Airport		
IEJ	Asia/Tokyo	Iejima Island	Iejima Airport	26.7227	127.7865
IES	Europe/Berlin	Riesa	Riesa Göhlis Airport	51.2933	13.3567
IEV	Europe/Kyiv	Kyiv	Kyiv Zhuliany International Airport	50.4017	30.4497
IFA	America/Chicago	Iowa Falls	Iowa Falls Municipal Airport	42.4693	-93.2649
IFF	Australia/Brisbane	Iffley Station	Iffley Airport	-18.8716	141.2120
IFJ	Atlantic/Reykjavik	Ísafjörður	Ísafjörður Airport	66.0581	-23.1353
IFL	Australia/Brisbane	Innisfail	Innisfail Aerodrome	-17.5594	146.0117
IFN	Asia/Tehran	Isfahan	Isfahan International Airport	32.7508	51.8613
IFO	Europe/Kyiv	Ivano-Frankivsk	Ivano-Frankivsk International Airport	48.8842	24.6861
IFP	America/Phoenix	Bullhead City	Laughlin/Bullhead International Airport	35.1648	-114.5588
IFU	Indian/Maldives	Ifuru Island	Ifuru Island Airport	5.7085	73.0249
IGA	America/Nassau	Matthew Town	Inagua Airport	20.9757	-73.6751
IGB	America/Argentina/Salta	Ingeniero Jacobacci	Ingeniero Jacobacci Airport	-41.3209	-69.5749
IGD	Europe/Istanbul	Iğdır	Iğdır Airport	39.9749	43.8794
IGG	America/Anchorage	Igiugig	Igiugig Airport	59.3200	-155.9000
IGH	Australia/Brisbane	Ingham	Ingham Airport	-18.6606	146.1517
IGL	Europe/Istanbul	İzmir	Çiğli Air Base		
IGM	America/Phoenix	Kingman	Kingman Airport	35.2500	-113.9000
IGN	Asia/Manila	Iligan	Iligan	8.1305	124.2149
IGR	America/Argentina/Cordoba	Puerto Iguazú	Cataratas del Iguazú International Airport	-25.7373	-54.4734
IGS	Europe/Berlin	Manching	Ingolstadt Manching Airport	48.7233	11.5402
IGT	Europe/Moscow	Magas	Magas Airport	43.3195	45.0130
IGU	America/Sao_Paulo	Foz do Iguaçu	Foz do Iguaçu / Cataratas International Airport	-25.5962	-54.4872
IHC	Africa/Maputo	Inhaca	Inhaca Airport	-25.9973	32.9294
IHN	Asia/Aden	Qishn	Qishn Airport		
IHO	Indian/Antananarivo	Ihosy	Ihosy Airport	-22.4000	46.1500
IHR	Asia/Tehran	Iranshahr	Iranshahr Airport	27.2384	60.7199
IHU	Pacific/Port_Moresby	Ihu	Ihu Airport	-7.8976	145.3960
IIA	Europe/Dublin	Inishman	Inishmaan Aerodrome	53.0929	-9.5676
IIL	Asia/Tehran	Īlām	Ilam	33.5866	46.4048
IIS	Pacific/Bougainville	Nissan Island	Nissan Island Airport		
IJK	Europe/Samara	Izhevsk	Izhevsk Airport	56.8300	53.4700
IJX	America/Chicago	Jacksonville	Jacksonville Municipal Airport	39.7711	-90.2378
IKA	Asia/Tehran	Tehran	Tehran Imam Khomeini International Airport	35.4100	51.1500
IKG	Asia/Bishkek	Karakol	Karakol International Airport	42.5082	78.4074
IKI	Asia/Tokyo	Iki Shi	Iki Airport	33.7490	129.7854
IKK	America/Chicago	Kankakee	Greater Kankakee Airport		
IKL	Africa/Kinshasa	Ikela	Ikela Airport		
IKO	America/Anchorage	Nikolski	Nikolski Air Station	52.9416	-168.8496
IKS	Asia/Yakutsk	Tiksi	Tiksi Airport	71.7000	128.9000
IKT	Asia/Irkutsk	Irkutsk	Irkutsk Airport	52.2680	104.3890
IKU	Asia/Bishkek	Issyk-Kul Region	Issyk-Kul International Airport	42.5877	76.7122
ILD	Europe/Madrid	Lleida	Lleida-Alguaire Airport	41.7289	0.5378
ILE	America/Chicago	Killeen	Skylark Field Airport	31.1500	-97.7200
ILF	America/Winnipeg	Ilford	Ilford Airport	56.0515	-95.6140
ILG	America/New_York	Wilmington	New Castle Airport	39.6784	-75.6063
ILH	Europe/Berlin	Illesheim	Illesheim Army Heliport	49.4752	10.3844
ILI	America/Anchorage	Iliamna	Iliamna Airport	59.7544	-154.9110
ILK	Indian/Antananarivo	Ilaka Atsinanana	Atsinanana Airport		
ILL	America/Chicago	Willmar	Willmar Municipal Airport	45.1148	-95.1313
ILM	America/New_York	Wilmington	Wilmington International Airport	34.2706	-77.9026
ILN	America/New_York	Wilmington	Wilmington Air Park	39.4200	-83.8000
ILO	Asia/Manila	Iloilo	Iloilo International Airport	10.8299	122.4939
ILP	Pacific/Noumea	Île des Pins	Île des Pins Airport	-22.5889	167.4560
ILQ	America/Lima	Ilo	Ilo Airport	-17.6950	-71.3439
ILR	Africa/Lagos	Ilorin	Ilorin	8.4402	4.4939
ILS	America/El_Salvador	San Salvador	Ilopango International Airport	13.6995	-89.1199
ILU	Africa/Nairobi	Kilaguni	Kilaguni Airport	-2.9127	38.0705
ILY	Europe/London	Islay	Islay Airport	55.6819	-6.2567
ILZ	Europe/Bratislava	Žilina	Žilina Airport	49.2315	18.6135
IMB	America/Guyana	Imbaimadai	Imbaimadai Airport	5.7170	-60.2800
IMF	Asia/Kolkata	Imphal	Imphal International Airport	24.7599	93.8967
IMK	Asia/Kathmandu	Simikoṭ	Simikot Airport	29.9711	81.8189
IML	America/Denver	Imperial	Imperial Municipal Airport	40.5105	-101.6218
IMM	America/New_York	Immokalee	Immokalee Regional Airport	26.4200	-81.4200
IMO	Africa/Bangui	Zemio	Zemio Airport	5.0019	25.1024
IMP	America/Araguaina	Imperatriz	Imperatriz	-5.5313	-47.4601
IMQ	Asia/Tehran	Maku	Maku International Airport	39.1924	44.9253
IMT	America/Menominee	Iron Mountain	Ford Airport	45.8152	-88.1177
INA	Europe/Moscow	Inta	Inta Airport	66.0700	60.1000
INB	America/Belize	Mango Creek	Independence Airport	16.5346	-88.4415
INC	Asia/Shanghai	Yinchuan	Yinchuan Hedong Airport	38.3228	106.3882
IND	America/Indiana/Indianapolis	Indianapolis	Indianapolis International Airport	39.7173	-86.2944
INF	Africa/Algiers	In Guezzam	In Guezzam Airport	19.5667	5.7500
INH	Africa/Maputo	Inhambane	Inhambane	-23.8764	35.4085
INI	Europe/Belgrade	Niš	Niš Constantine the Great Airport	43.3373	21.8537
INJ	Australia/Brisbane	Injune	Injune Airport	-25.8500	148.6000
INK	America/Chicago	Wink	Winkler County Airport	31.7796	-103.2014
INL	America/Chicago	International Falls	Falls International Airport-Einarson Field	48.5662	-93.4031
INM	Australia/Adelaide	Innamincka	Innamincka Airport, Innamincka	-27.8300	140.8000
INN	Europe/Vienna	Innsbruck	Innsbruck Airport	47.2602	11.3440
INO	Africa/Kinshasa	Inongo	Inongo	-1.9500	18.2800
INQ	Europe/Dublin	Inisheer	Inisheer Aerodrome	53.0300	-9.4330
INR	America/Detroit	Sault Ste. Marie	Kincheloe Air Force Base		
INS	America/Los_Angeles	Indian Springs	Creech Air Force Base	36.5833	-115.6667
INT	America/New_York	Winston-Salem	Smith Reynolds Airport	36.1364	-80.2282
INU	Pacific/Nauru	Nauru Island	Nauru International Airport	-0.5452	166.9162
INV	Europe/London	Inverness	Inverness Dalcross Airport	57.5425	-4.0475
INW	America/Phoenix	Winslow	Winslow Municipal Airport	35.0200	-110.7000
INX	Asia/Jayapura	Serkos	Inanwatan Airport	-2.1330	132.2000
INY	Africa/Johannesburg	Inyati	Inyati Airfield	-24.7777	31.3857
INZ	Africa/Algiers	In Salah	In Salah Airport	27.2510	2.5120
IOA	Europe/Athens	Ioánnina	Ioannina National Airport	39.6964	20.8225
IOM	Europe/Isle_of_Man	Isle of Man	Isle Of Man / Ronaldsway Airport	54.0833	-4.6239
ION	Africa/Brazzaville	Impfondo	Impfondo Airport	1.5901	18.0508
IOS	America/Bahia	Ilhéus	Ilhéus Jorge Amado Airport	-14.8160	-39.0316
IOW	America/Chicago	Iowa City	Iowa City Municipal Airport	41.6700	-91.5300
IPA	Pacific/Efate	Ipota	Ipota Airport	-18.8543	169.2805
IPC	Pacific/Easter	Easter Island	Mataveri International Airport	-27.1648	-109.4218
IPE	Asia/Manila	Ipil	Ipil Airport	7.7851	122.6015
IPG	America/Manaus	Ipiranga	Ipiranga Airport		
IPH	Asia/Kuala_Lumpur	Ipoh	Sultan Azlan Shah Airport	4.5680	101.0922
IPI	America/Bogota	Ipiales	Ipiales / San Luis	0.8619	-77.6718
IPL	America/Los_Angeles	Imperial	Imperial County Airport	32.8300	-115.6000
IPN	America/Sao_Paulo	Ipatinga	Usiminas Airport	-19.4707	-42.4876
IPT	America/New_York	Williamsport	Williamsport-Lycoming County Airport	41.2418	-76.9211
IPZ	America/Costa_Rica	San Isidro	San Isidro de El General Airport	9.3490	-83.7123
IQM	Asia/Shanghai	Qiemo	Qiemo Yudu Airport	38.2344	85.4653
IQN	Asia/Shanghai	Qingyang Shi	Qingyang Airport	35.7997	107.6030
IQQ	America/Santiago	Iquique	Diego Aracena International Airport	-20.5352	-70.1813
IQR	Asia/Manila	Siquijor	Siquijor Airport		
IQT	America/Lima	Iquitos	Coronel FAP Francisco Secada Vignetta International Airport	-3.7847	-73.3088
IRA	Pacific/Guadalcanal	Kirakira	Kirakira Airport	-10.4497	161.8980
IRC	America/Anchorage	Circle	Circle City Airport	65.8280	-144.0760
IRD	Asia/Dhaka	Ishwardi	Ishwardi Airport	24.1525	89.0494
IRG	Australia/Brisbane	Lockhart River	Lockhart River Airport	-12.7869	143.3050
IRI	Africa/Dar_es_Salaam	Iringa	Iringa Airport	-7.6686	35.7521
IRJ	America/Argentina/La_Rioja	La Rioja	Capitán Vicente Almandos Almonacid Airport	-29.3816	-66.7958
IRK	America/Chicago	Kirksville	Kirksville Regional Airport	40.0933	-92.5412
IRM	Asia/Yekaterinburg	Igrim	Igrim airport	63.2000	64.4500
IRO	Africa/Bangui	Birao	Birao		
IRP	Africa/Lubumbashi	Isiro	Matari Airport	2.8276	27.5883
IRS	America/Detroit	Sturgis	Kirsch Municipal Airport	41.8117	-85.4307
IRU	Asia/Colombo	Iranamadu	Iranamadu	9.3065	80.4887
IRZ	America/Manaus	Santa Isabel do Rio Negro	Tapuruquara Airport	-0.3788	-64.9948
ISA	Australia/Brisbane	Mount Isa	Mount Isa Airport	-20.6639	139.4886
ISB	Asia/Karachi	Islamabad	Islamabad International Airport	33.5507	72.8257
ISC	Europe/London	Isles of Scilly	St Mary's Airport	49.9132	-6.2921
ISE	Europe/Istanbul	Isparta	Suleyman Demirel	37.8554	30.3684
ISG	Asia/Tokyo	Ishigaki	Ishigaki Airport	24.3445	124.1870
ISI	Australia/Brisbane	Isisford	Isisford Airport	-24.2583	144.4250
ISJ	America/Cancun	Isla Mujeres	Isla Mujeres Airport	21.2450	-86.7400
ISK	Asia/Kolkata	Ozar	Ozar Airport	20.1194	73.9137
ISL	Europe/Istanbul	Istanbul	Istanbul Airport		
ISM	America/New_York	Orlando	Kissimmee Gateway Airport	28.2897	-81.4372
ISN	America/Chicago	Williston	Sloulin Field International Airport	48.1767	-103.6385
ISO	America/New_York	Kinston	Kinston Regional Jetport	35.3233	-77.6117
ISP	America/New_York	Islip	Long Island Mac Arthur Airport	40.7953	-73.1002
ISS	America/New_York	Wiscasset	Wiscasset Airport	43.9630	-69.7120
IST	Europe/Istanbul	Istanbul	Istanbul Airport	41.2629	28.7424
ISU	Asia/Baghdad	Sulaymaniyah	Sulaymaniyah International Airport	35.5618	45.3167
ISW	America/Chicago	Wisconsin Rapids	Alexander Field South Wood County Airport	44.3600	-89.8400
ITA	America/Manaus	Itacoatiara	Itacoatiara Airport	-3.1273	-58.4812
ITB	America/Santarem	Itaituba	Itaituba	-4.2423	-56.0007
ITE	America/Bahia	Ituberá	Itubera Airport	-13.7315	-39.1407
ITH	America/New_York	Ithaca	Ithaca Tompkins Regional Airport	42.4800	-76.4700
ITI	America/Sao_Paulo	Itambacuri	Itambacuri Fazenda Americana Airport		
ITM	Asia/Tokyo	Osaka	Osaka International Airport	34.7855	135.4382
ITN	America/Bahia	Itabuna	Itabuna Airport	-14.8000	-39.3800
ITO	Pacific/Honolulu	Hilo	Hilo International Airport	19.7214	-155.0485
ITP	America/Sao_Paulo	Itaperuna	Itaperuna	-21.2189	-41.8667
ITQ	America/Sao_Paulo	Itaqui	Itaqui Airport	-29.1700	-56.5300
ITR	America/Sao_Paulo	Itumbiara	Itumbiara Airport	-18.4500	-49.2100
ITU	Asia/Magadan	Iturup Island	Iturup Island Airport	45.2569	147.9543
IUE	Pacific/Niue	Niue	Alofi / Niue	-19.0800	-169.9256
IUP	America/Manaus	Apuí	Apuí Airport		
IVA	Indian/Antananarivo	Ambanja	Ambanja Airport	-13.6333	48.4500
IVC	Pacific/Auckland	Invercargill	Invercargill Airport	-46.4124	168.3130
IVG	Europe/Podgorica	Berane	Dolac Airport	42.8386	19.8622
IVH	America/Anchorage	Ivishak	Ivishak Airport		
IVL	Europe/Helsinki	Ivalo	Ivalo Airport	68.6073	27.4053
IVR	Australia/Sydney	Inverell	Inverell Airport	-29.8883	151.1442
IWA	Europe/Moscow	Ivanovo	Ivanovo South Airport	56.9394	40.9408
IWD	America/Menominee	Ironwood	Gogebic–Iron County Airport	46.5252	-90.1349
IWJ	Asia/Tokyo	Masuda	Iwami Airport	34.6764	131.7903
IWK	Asia/Tokyo	Iwakuni	Marine Corps Air Station Iwakuni	34.1439	132.2357
IWO	Asia/Tokyo	Iwo Jima	Iwo Jima Air Base	24.7840	141.3227
IWS	America/Chicago	Houston	West Houston Airport	29.8169	-95.6731
IXA	Asia/Kolkata	Agartala	Agartala Airport	23.8870	91.2404
IXB	Asia/Kolkata	Bagdogra	Bagdogra Airport	26.6812	88.3286
IXC	Asia/Kolkata	Chandigarh	Chandigarh International Airport	30.6735	76.7885
IXD	Asia/Kolkata	Prayagraj	Allahabad Airport	25.4401	81.7339
IXE	Asia/Kolkata	Mangaluru	Mangalore Airport	12.9613	74.8901
IXG	Asia/Kolkata	Belagavi	Belgaum Airport	15.8593	74.6183
IXH	Asia/Kolkata	Kailāshahar	Kailashahar Airport	24.3082	92.0072
IXI	Asia/Kolkata	North Lakhimpur	Lilabari Airport	27.2955	94.0977
IXJ	Asia/Kolkata	Jammu	Jammu Airport	32.6891	74.8374
IXK	Asia/Kolkata	Keshod	Keshod Airport	21.3171	70.2704
IXL	Asia/Kolkata	Leh	Kushok Bakula Rimpochhe Airport	34.1359	77.5465
IXM	Asia/Kolkata	Madurai	Madurai Airport	9.8345	78.0934
IXN	Asia/Kolkata	Khowai	Khowai Airport	24.0700	91.6300
IXR	Asia/Kolkata	Ranchi	Birsa Munda Airport	23.3143	85.3217
IXS	Asia/Kolkata	Silchar	Silchar Airport	24.9129	92.9787
IXU	Asia/Kolkata	Aurangabad	Aurangabad Airport	19.8627	75.3981
IXV	Asia/Kolkata	Along	Along Airport	28.1746	94.8020
IXW	Asia/Kolkata	Jamshedpur	Jamshedpur	22.8132	86.1688
IXX	Asia/Kolkata	Bidar	Bidar Airport	17.9031	77.4832
IXY	Asia/Kolkata	Kāndla	Kandla Airport	23.1127	70.1003
IXZ	Asia/Kolkata	Port Blair	Veer Savarkar International Airport	11.6412	92.7297
IYK	America/Los_Angeles	Inyokern	Inyokern Airport	35.6500	-117.8000
IYO	Asia/Samarkand	Sariosiyo	Sariosiyo Airport		
IZA	America/Sao_Paulo	Juiz de Fora	Presidente Itamar Franco Airport	-21.5118	-43.1705
IZE	Europe/Berlin	Itzehoe	Itzehoe-Hungriger Wolf	53.9916	9.5757
IZO	Asia/Tokyo	Izumo	Izumo Airport	35.4136	132.8900
IZT	America/Mexico_City	Ixtepec	Ixtepec Airport	16.4493	-95.0937
JAA	Asia/Kabul	Jalālābād	Jalālābād Airfield	34.3999	70.4986
JAB	Australia/Darwin	Jabiru	Jabiru Airport		
JAC	America/Denver	Jackson	Jackson Hole Airport	43.6073	-110.7378
JAD	Australia/Perth	Perth	Jandakot Airport	-32.0975	115.8811
JAE	America/Lima	Jaén	Jaén Shumba Airport	-5.5953	-78.7730
JAF	Asia/Colombo	Jaffna	Kankesanturai Airport	9.7923	80.0701
JAG	Asia/Karachi	Jacobabad	PAF Base Shahbaz	28.2842	68.4497
JAI	Asia/Kolkata	Jaipur	Jaipur Airport	26.8242	75.8122
JAK	America/Port-au-Prince	Jacmel	Jacmel	18.2500	-72.5200
JAL	America/Mexico_City	Xalapa de Enríquez	El Lencero Airport	19.4750	-96.7976
JAM	Europe/Sofia	Yambol	Bezmer Air Base	42.4549	26.3522
JAN	America/Chicago	Jackson	Jackson-Evers International Airport	32.3112	-90.0759
JAP	America/Costa_Rica	Puntarenas	Puntarenas Chacarita Airport	9.9814	-84.7727
JAR	Asia/Tehran	Jahrom	Jahrom Airport	28.5873	53.5843
JAT	Pacific/Majuro	Jabat Island	Jabat Airfield	7.7495	168.9775
JAU	America/Lima	Jauja	Francisco Carle Airport		
JAV	America/Nuuk	Ilulissat	Ilulissat Airport	69.2408	-51.0635
JAW	America/Recife	Araripina	Araripina Airport	-7.5857	-40.5353
JAX	America/New_York	Jacksonville	Jacksonville International Airport	30.4919	-81.6857
JAZ	Asia/Riyadh	Jizan	King Abdullah Bin Abdelaziz Airport		
JBB	Asia/Jakarta	Jember	Jember Noto Hadinegoro Airport	-8.2419	113.6938
JBK	Asia/Shanghai	Qitai	Qitai Jiangbulake Airport	44.1849	89.5910
JBQ	America/Santo_Domingo	Santo Domingo	La Isabela International Airport	18.5725	-69.9856
JBR	America/Chicago	Jonesboro	Jonesboro Municipal Airport	35.8317	-90.6464
JBS	America/Sao_Paulo	São Borja	São Borja João Manoel Airport	-28.6549	-56.0346
JBT	America/Anchorage	Bethel	Bethel Seaplane Base	60.7911	-161.7517
JCB	America/Sao_Paulo	Joaçaba	Santa Terezinha Municipal Airport	-27.1714	-51.5533
JCI	America/Chicago	Kansas City	New Century AirCenter	38.8311	-94.8900
JCK	Australia/Brisbane	Julia Creek	Julia Creek Airport	-20.6683	141.7225
JCL	Europe/Prague	České Budějovice	Jihoceske letiste Cesk	48.9464	14.4275
JCM	America/Bahia	Jacobina	Jacobina Airport	-11.1800	-40.5200
JCR	America/Santarem	Jacareacanga	Jacareacanga		
JCS	America/Fortaleza	Crateús	Crateús Airport	-5.2121	-40.7042
JDA	America/Los_Angeles	John Day	Grant County Regional Airport	44.4029	-118.9679
JDF	America/Sao_Paulo	Juiz de Fora	Juiz De Fora Airport	-21.7927	-43.3854
JDH	Asia/Kolkata	Jodhpur	Jodhpur Airport	26.2511	73.0489
JDN	America/Denver	Jordan	Jordan Airport	47.3200	-106.9000
JDO	America/Fortaleza	Juazeiro do Norte	Orlando Bezerra de Menezes Airport	-7.2186	-39.2710
JDR	America/Sao_Paulo	São João del Rei	São João del-Rei Airport	-21.0872	-44.2280
JDT	America/Chicago	Minneapolis	Minneapolis Downtown Heliport	44.9747	-93.2754
JDZ	Asia/Shanghai	Jingdezhen	Jingdezhen Airport	29.2700	117.2000
JED	Asia/Riyadh	Jeddah	Jeddah King Abdul Aziz International Airport	21.6796	39.1565
JEE	America/Port-au-Prince	Jérémie	Jérémie Airport	18.6632	-74.1701
JEF	America/Chicago	Jefferson City	Jefferson City Memorial Airport	38.6000	-92.1700
JEG	America/Nuuk	Aasiaat	Aasiaat Airport	68.7213	-52.7885
JEJ	Pacific/Kwajalein	Jeh	Jeh Airfield	7.5830	168.9000
JEK	Africa/Lusaka	Lower Zambezi National Park	Jeki Airport	-15.6334	29.6037
JER	Europe/Jersey	Saint Helier	Jersey Airport	49.2079	-2.1946
JFK	America/New_York	New York City	John F. Kennedy International Airport	40.6398	-73.7787
JFN	America/New_York	Ashtabula	Ashtabula County Airport	41.7778	-80.6954
JFR	America/Nuuk	Paamiut	Paamiut Airport	62.0129	-49.6687
JGA	Asia/Kolkata	Jamnagar	Jamnagar Airport	22.4655	70.0126
JGB	Asia/Kolkata	Jagdalpur	Jagdalpur Airport	19.0743	82.0368
JGD	Asia/Shanghai	Jiagedaqi	Jiagedaqi Airport	50.3781	124.1148
JGN	Asia/Shanghai	Jiayuguan	Jiayuguan Airport	39.8605	98.3409
JGS	Asia/Shanghai	Jinggangshan	Jinggangshan Airport	26.8553	114.7327
JHB	Asia/Kuala_Lumpur	Johor Bahru	Senai International Airport	1.6413	103.6696
JHG	Asia/Shanghai	Yunjinghong	Xishuangbanna Gasa Airport	21.9739	100.7596
JHL	America/Edmonton	Fort MacKay	Fort MacKay/Albian Aerodrome	57.2278	-111.4190
JHM	Pacific/Honolulu	Kapalua	Kapalua Airport	20.9629	-156.6730
JHS	America/Nuuk	Sisimiut	Sisimiut Airport	66.9515	-53.7226
JHW	America/New_York	Jamestown	Chautauqua County-Jamestown Airport	42.1500	-79.2500
JIA	America/Cuiaba	Juína	Juína Airport	-11.4177	-58.7106
JIB	Africa/Djibouti	Djibouti	Djibouti–Ambouli International Airport	11.5473	43.1595
JIC	Asia/Shanghai	Jinchang	Jinchang Jinchuan Airport	38.5419	102.3478
JIJ	Africa/Addis_Ababa	Jijiga	Jijiga Wilwal International Airport	9.3308	42.9112
JIK	Europe/Athens	Nisí Ikaría	Ikaria Island National Airport	37.6827	26.3471
JIL	Asia/Shanghai	Jilin	Jilin Ertaizi Airport		
JIM	Africa/Addis_Ababa	Jimma	Jimma	7.6644	36.8192
JIN	Africa/Kampala	Jinja	Jinja Airport	0.4500	33.2000
JIP	America/Guayaquil	Jipijapa	Jipijapa Airport		
JIQ	Asia/Shanghai	Qianjiang	Qianjiang Wulingshan Airport	29.5147	108.8320
JIR	Asia/Kathmandu	Jiri	Jiri Airport	27.6267	86.2304
JIU	Asia/Shanghai	Jiujiang	Jiujiang Lushan Airport		
JIW	Asia/Karachi	Jiwani	Jiwani Airport	25.0678	61.8056
JJD	America/Fortaleza	Cruz	Jericoacoara Airport	-2.9057	-40.3559
JJG	America/Sao_Paulo	Jaguaruna	Humberto Ghizzo Bortoluzzi Southern Regional Airport	-28.6760	-49.0620
JJI	America/Lima	Juanjuí	Juanjuí Airport	-7.1691	-76.7286
JJM	Africa/Nairobi	Meru National Park	Mulika Lodge Airport	0.1612	38.1947
JJN	Asia/Shanghai	Quanzhou	Quanzhou Jinjiang Airport	24.7989	118.5897
JJU	America/Nuuk	Qaqortoq	Qaqortoq Airport	60.7652	-46.0647
JKG	Europe/Stockholm	Jönköping	Jönköping Airport	57.7576	14.0687
JKH	Europe/Athens	Chios	Chios Island National Airport	38.3432	26.1406
JKL	Europe/Athens	Kalymnos Island	Kalymnos Island National Airport	36.9633	26.9406
JKR	Asia/Kathmandu	Janakpur	Janakpur Airport	26.7088	85.9224
JKV	America/Chicago	Jacksonville	Cherokee County Airport	31.9700	-95.2800
JLA	America/Anchorage	Cooper Landing	Quartz Creek Airport	60.4825	-149.7279
JLG	Asia/Kolkata	Jalgaon	Jalgaon Airport	20.9626	75.6279
JLH	America/Chicago	Arlington Heights	Arlington Heights	42.0700	-87.9900
JLN	America/Chicago	Joplin	Joplin Regional Airport	37.1518	-94.4983
JLR	Asia/Kolkata	Jabalpur	Jabalpur Airport		
JLS	America/Sao_Paulo	Jales	Jales Airport	-20.2700	-50.5500
JMA	America/Sao_Paulo	Manhuaçu	Manhuacu Elias Breder Airport	-20.2641	-42.1829
JMB	Africa/Luanda	Jamba Mineira	Jamba Airport	-14.7000	16.0800
JMJ	Asia/Shanghai	Lancang Lahu Autonomous County	Lancang Jingmai Airport	22.4157	99.7865
JMK	Europe/Athens	Mykonos	Mikonos Island, Mikonos Airport	37.4351	25.3481
JMO	Asia/Kathmandu	Jomsom	Jomsom Airport	28.7801	83.7227
JMR	America/Sao_Paulo	Maricá	Maricá Airport	-22.9192	-42.8303
JMS	America/Chicago	Jamestown	Jamestown Municipal Airport	46.9297	-98.6782
JMU	Asia/Shanghai	Jiamusi	Jiamusi Airport	46.8434	130.4650
JNB	Africa/Johannesburg	Johannesburg	O.R. Tambo International Airport	-26.1335	28.2361
JNG	Asia/Shanghai	Jining	Jining Qufu Airport		
JNI	America/Argentina/Buenos_Aires	Junín	Junín Airport	-34.5459	-60.9306
JNJ	Asia/Muscat	Duqm	Duqm Jaaluni Airport		
JNU	America/Juneau	Juneau	Juneau International Airport	58.3550	-134.5763
JNX	Europe/Athens	Náxos	Cyclades Islands, Naxos Airport	37.1000	25.4000
JNZ	Asia/Shanghai	Jinzhou	Jinzhou Bay Airport		
JOE	Europe/Helsinki	Joensuu	Joensuu Airport	62.6629	29.6075
JOG	Asia/Jakarta	Yogyakarta	Adisucipto International Airport	-7.7881	110.4322
JOI	America/Sao_Paulo	Joinville	Joinville	-26.2245	-48.7974
JOJ	America/Cambridge_Bay	Hope Bay	Doris Lake Seaplane Base	68.1266	-106.5911
JOK	Europe/Moscow	Yoshkar-Ola	Yoshkar-Ola Airport	56.7200	47.9000
JOL	Asia/Manila	Jolo	Jolo Airport	6.0536	121.0111
JON	Pacific/Johnston	Johnston Island	Johnston Island Airport		
JOS	Africa/Lagos	Jos	Yakubu Gowon Airport		
JOT	America/Chicago	Joliet	Joliet Regional Airport	41.5181	-88.1753
JPA	America/Fortaleza	João Pessoa	Presidente Castro Pinto International Airport	-7.1484	-34.9507
JPE	America/Belem	Paragominas	Paragominas Airport	-3.0183	-47.3212
JPO	America/Fortaleza	Patos	Patos	-7.0392	-37.2561
JPR	America/Porto_Velho	Ji Paraná	Ji-Paraná Airport	-10.8708	-61.8465
JPY	America/Sao_Paulo	Paraty	Paraty Airport	-23.2240	-44.7246
JQA	America/Nuuk	Qaarsut	Qaarsut Airport	70.7300	-52.7000
JQE	America/Panama	Jaqué	Jaqué Airport	7.5178	-78.1572
JRC	America/Chicago	Rochester	Rochester Municipal Heliport	44.0172	-92.4665
JRF	Pacific/Honolulu	Kapolei	Kalaeloa Airport	21.3100	-158.0734
JRG	Asia/Kolkata	Jharsuguda	Jharsuguda Airport	21.9135	84.0504
JRH	Asia/Kolkata	Jorhat	Jorhat Airport	26.7315	94.1755
JRN	America/Cuiaba	Juruena	Juruena Airport	-10.3000	-58.4800
JRO	Africa/Dar_es_Salaam	Kilimanjaro	Kilimanjaro International Airport	-3.4294	37.0745
JRS	Asia/Jerusalem	Jerusalem	Jerusalem Airport	31.8667	35.2167
JRT	America/Santarem	Juruti	Juruti Airport	-2.1871	-56.0924
JSA	Asia/Kolkata	Jaisalmer	Jaisalmer Airport	26.8887	70.8650
JSB	America/Fortaleza	São Benedito	Walfrido Salmito de Almeida Airport	-4.0428	-40.8937
JSH	Europe/Athens	Sitia	Sitia Airport	35.2161	26.1013
JSI	Europe/Athens	Skiathos Island	Skiathos Airport 'Alexandros Papadiamantis'	39.1771	23.5037
JSJ	Asia/Shanghai	Jiansanjiang	Jiansanjiang Airport	47.2065	132.6239
JSM	America/Argentina/Catamarca	José de San Martín	Jose De San Martin Airport	-44.0486	-70.4589
JSO	America/Fortaleza	Sobral	Boa Vista Heliport	-3.6795	-40.3404
JSR	Asia/Dhaka	Jessore	Jessore Airport	23.1838	89.1608
JST	America/New_York	Johnstown	Johnstown-Cambria County Airport	40.3161	-78.8339
JSU	America/Nuuk	Maniitsoq	Maniitsoq Airport	65.4125	-52.9394
JSY	Europe/Athens	Nisí Sýros	Syros Island National Airport	37.4228	24.9509
JTA	America/Fortaleza	Tauá	Pedro Teixeira Castelo Airport	-5.9298	-40.2954
JTC	America/Sao_Paulo	Bauru	Bauru-Arealva Airport	-22.1652	-49.0714
JTI	America/Sao_Paulo	Jataí	Jatai Airport	-17.8304	-51.7734
JTN	America/Sao_Paulo	Itanhaém	Antônio Ribeiro Nogueira Jr. State Airport		
JTR	Europe/Athens	Firá	Santorini Airport	36.3992	25.4793
JTY	Europe/Athens	Astypálaia	Astypalaia Airport	36.5799	26.3758
JUA	America/Cuiaba	Juara	Juara Airport	-11.2867	-57.5389
JUB	Africa/Juba	Juba	Juba Airport	4.8720	31.6011
JUH	Asia/Shanghai	Chizhou	Chizhou Jiuhuashan Airport	30.7358	117.6946
JUI	Europe/Berlin	Juist	Juist	53.6800	7.0000
JUJ	America/Argentina/Jujuy	San Salvador de Jujuy	Gobernador Horacio Guzmán International Airport	-24.3928	-65.0978
JUL	America/Lima	Juliaca	Inca Manco Cápac International Airport	-15.4671	-70.1582
JUM	Asia/Kathmandu	Jumla	Jumla Airport	29.2744	82.1929
JUN	Australia/Brisbane	Jundah	Jundah Airport	-24.8000	143.0000
JUO	America/Bogota	Juradó	Juradó Airport	7.0859	-77.7468
JUR	Australia/Perth	Jurien Bay	Jurien Bay Airport	-30.2700	115.1000
JUV	America/Nuuk	Upernavik	Upernavik Airport	72.7902	-56.1289
JUZ	Asia/Shanghai	Quzhou	Quzhou Airport	28.9658	118.8990
JVA	Indian/Antananarivo	Ankavandra	Ankavandra Airport	-18.8052	45.2734
JVI	America/New_York	Manville	Central Jersey Regional Airport		
JVL	America/Chicago	Janesville	Southern Wisconsin Regional Airport	42.6153	-89.0414
JWA	Africa/Gaborone	Jwaneng	Jwaneng Airport	-24.6023	24.6910
JWN	Asia/Tehran	Zanjan	Zanjan Airport	36.7737	48.3594
JWO	Asia/Seoul	Chungju	Jungwon Air Base	37.0300	127.8853
JXA	Asia/Shanghai	Jixi	Jixi Xingkaihu Airport	45.2925	131.1941
JXN	America/Detroit	Jackson	Jackson County Airport	42.2597	-84.4594
JYV	Europe/Helsinki	Jyväskylä	Jyväskylä Airport	62.3995	25.6782
JZH	Asia/Shanghai	Jiuzhaigou	Jiuzhai Huanglong Airport	32.8542	103.6853
KAA	Africa/Lusaka	Kasama	Kasama	-10.2200	31.1300
KAB	Africa/Harare	Kariba	Kariba Airport	-16.5198	28.8850
KAC	Asia/Damascus	Al Qāmishlī	Kamishli	37.0206	41.1914
KAD	Africa/Lagos	Kaduna	Kaduna	10.6960	7.3201
KAE	America/Sitka	Kake	Kake Seaplane Base	56.9730	-133.9464
KAI	America/Guyana	Kaieteur National Park	Kaieteur International Airport	5.1727	-59.4915
KAJ	Europe/Helsinki	Kajaani	Kajaani Airport	64.2855	27.6924
KAL	America/Anchorage	Kaltag	Kaltag Airport	64.3300	-158.7000
KAN	Africa/Lagos	Kano	Mallam Aminu Kano International Airport	12.0476	8.5246
KAO	Europe/Helsinki	Kuusamo	Kuusamo Airport	65.9876	29.2394
KAP	Africa/Lubumbashi	Kapanga	Kapanga Airport	-8.3330	22.6700
KAR	America/Guyana	Kamarang	Kamarang Airport	5.8830	-60.6200
KAS	Africa/Windhoek	Karasburg	Karasburg Airport	-28.0333	18.7333
KAT	Pacific/Auckland	Kaitaia	Kaitaia Aerodrome	-35.0700	173.2853
KAU	Europe/Helsinki	Kauhava	Kauhava Airport	63.1271	23.0514
KAW	Asia/Yangon	Kawthoung	Kawthoung Airport	10.0493	98.5380
KAX	Australia/Perth	Kalbarri	Kalbarri Airport	-27.6889	114.2592
KAZ	Asia/Jayapura	Kao	Kao Kuabang Airport	1.1853	127.8960
KBA	Africa/Freetown	Kabala	Kabala Airport		
KBC	America/Anchorage	Birch Creek	Birch Creek Airport	66.2698	-145.8186
KBD	Australia/Perth	Kimberley Downs	Kimberley Downs Airport	-17.3978	124.3550
KBE	America/Juneau	Bell Island Hot Springs	Bell Island Hot Springs Seaplane Base	55.9267	-131.5759
KBG	Africa/Kampala	Murchison Falls	Kabalega Falls Airport	2.3264	31.4978
KBH	Africa/Dar_es_Salaam	Kahama	Buzwagi Airport	-3.8467	32.6858
KBI	Africa/Douala	Kribi	Kribi Airport	2.8753	9.9774
KBL	Asia/Kabul	Kabul	Hamid Karzai International Airport	34.5659	69.2123
KBM	Pacific/Port_Moresby	Kabwum	Kabwum Airport	-6.1394	147.2784
KBN	Africa/Lubumbashi	Kabinda	Tunta Airport	-6.1219	24.5410
KBO	Africa/Lubumbashi	Kabalo	Kabalo Airport	-6.0830	26.9170
KBP	Europe/Kyiv	Kyiv	Kyiv Boryspil International Airport	50.3450	30.8947
KBQ	Africa/Blantyre	Kasungu	Kasungu Airport	-13.0200	33.4700
KBR	Asia/Kuala_Lumpur	Kota Bharu	Kota Bharu Airport	6.1669	102.2930
KBS	Africa/Freetown	Bo	Bo Airport	7.9444	-11.7610
KBU	Asia/Makassar	Kotabaru Hilir	Kotabaru Gusti Sjamsir Alam Airport	-3.2958	116.1643
KBV	Asia/Bangkok	Krabi	Krabi Airport	8.0960	98.9888
KBW	America/Anchorage	Chignik	Chignik Bay Seaplane Base	56.2800	-158.4000
KBY	Australia/Adelaide	Streaky Bay	Streaky Bay Airport		
KBZ	Pacific/Auckland	Kaikoura	Kaikoura Aerodrome	-42.4200	173.7000
KCA	Asia/Shanghai	Xincheng	Kuqa Qiuci Airport		
KCB	America/Paramaribo	Pelelu Tepu	Tepoe Airstrip	3.1517	-55.7169
KCC	America/Metlakatla	Coffman Cove	Coffman Cove Seaplane Base	56.0000	-132.8000
KCE	Australia/Brisbane	Collinsville	Collinsville Airport	-20.5500	147.9000
KCF	Asia/Karachi	Kadanwari	Kadanwari Airport	27.1553	69.3238
KCG	America/Anchorage	Chignik	Chignik Fisheries Airport	56.3178	-158.5897
KCH	Asia/Kuching	Kuching	Kuching International Airport	1.4847	110.3469
KCI	Australia/Perth	Koolan	Koolan Central Airport	-16.1302	123.7766
KCK	Asia/Irkutsk	Kirensk	Kirensk Airport	57.7727	108.0646
KCL	America/Anchorage	Chignik	Chignik Lagoon Airport	56.3000	-158.5000
KCM	Europe/Istanbul	Kahramanmaraş	Kahramanmaraş Airport	37.5374	36.9473
KCN	America/Anchorage	Chernofski	Chernofski Harbor Seaplane Base	53.4035	-167.5496
KCO	Europe/Istanbul	Kocaeli	Cengiz Topel Naval Air Station	40.7350	30.0833
KCQ	America/Anchorage	Chignik	Chignik Lake Airport	56.2500	-158.8000
KCR	America/Anchorage	Colorado Creek Mine	Colorado Creek Airport	63.5643	-156.0025
KCT	Asia/Colombo	Koggala	Koggala Airport	5.9840	80.3300
KCU	Africa/Kampala	Masindi	Masindi Airport	1.6830	31.7200
KCY	Asia/Krasnoyarsk	Krasnoyarsk	Krasnoyarsk Cheremshanka Airport	56.1774	92.5467
KCZ	Asia/Tokyo	Kochi	Kochi Airport	33.5461	133.6694
KDA	Africa/Dakar	Kolda	Kolda North Airport	12.8990	-14.9681
KDB	Australia/Perth	Kambalda	Kambalda Airport		
KDC	Africa/Porto-Novo	Kandi	Kandi Airport	11.1300	2.9330
KDD	Asia/Karachi	Khuzdar	Khuzdar Airport	27.7906	66.6473
KDE	Pacific/Port_Moresby	Koroba	Koroba Airport	-5.6956	142.7446
KDH	Asia/Kabul	Kandahār	Ahmad Shah Baba International Airport	31.5074	65.8504
KDI	Asia/Makassar	Kendari	Haluoleo Airport	-4.0828	122.4140
KDK	America/Anchorage	Kodiak	Kodiak Municipal Airport	57.8077	-152.3708
KDL	Europe/Tallinn	Kärdla	Kärdla Airport	58.9908	22.8307
KDM	Indian/Maldives	Kaadedhdhoo Island	Kaadedhdhoo Airport	0.4888	72.9953
KDO	Indian/Maldives	Kadhdhoo Island	Kadhdhoo Airport	1.8592	73.5219
KDP	Pacific/Port_Moresby	Kandep	Kandep Airport	-5.8408	143.5071
KDQ	Pacific/Port_Moresby	Kamberatoro	Kamberatoro Airport	-3.6005	141.0517
KDR	Pacific/Port_Moresby	Kandrian	Kandrian Airport	-6.1901	149.5476
KDT	Asia/Bangkok	Kamphaeng Saen	Kamphaeng Saen Airport	14.1002	99.9171
KDU	Asia/Karachi	Skardu	Skardu Airport	35.3355	75.5360
KDV	Pacific/Fiji	Vunisea	Vunisea Airport	-19.0578	178.1572
KDW	Asia/Colombo	Kandy	Victoria Reservoir Sea Plane Base	7.2752	80.7862
KDX	Africa/Khartoum	Kadugli	Kadugli Airport		
KDY	Asia/Vladivostok	Teply Klyuch	Teply Klyuch Airport		
KDZ	Asia/Colombo	Kandy	Polgolla Reservoir Sea Plane Base	7.3298	80.6400
KEA	Asia/Ashgabat	Kerki	Kerki Airport	37.8090	65.2125
KEB	America/Anchorage	Nanwalek	Nanwalek Airport	59.3545	-151.9226
KEC	Africa/Lubumbashi	Kasenga	Kasenga Airport	-10.3566	28.6169
KED	Africa/Nouakchott	Kaédi	Kaédi Airport	16.1595	-13.5076
KEE	Africa/Brazzaville	Kellé	Kelle Airport	-0.0704	14.5053
KEF	Atlantic/Reykjavik	Reykjavík	Keflavík International Airport	63.9850	-22.6056
KEG	Pacific/Port_Moresby	Keglsugl	Keglsugl Airport	-5.8325	145.0969
KEH	America/Los_Angeles	Kenmore	Kenmore Air Harbor Seaplane Base	47.7548	-122.2593
KEJ	Asia/Novokuznetsk	Kemerovo	Kemerovo Airport	55.2701	86.1072
KEK	America/Anchorage	Ekwok	Ekwok Airport	59.3531	-157.4745
KEL	Europe/Berlin	Kiel	Kiel / Holtenau Civilian	54.3795	10.1452
KEM	Europe/Helsinki	Kemi	Kemi-Tornio Airport	65.7792	24.5847
KEN	Africa/Freetown	Kenema	Kenema Airport	7.8670	-11.2000
KEO	Africa/Abidjan	Odienné	Odienné Airport	9.5390	-7.5610
KEP	Asia/Kathmandu	Nepalgunj	Nepalgunj Airport	28.1036	81.6670
KER	Asia/Tehran	Kerman	Kerman International Airport	30.2744	56.9511
KET	Asia/Yangon	Kengtung	Kengtung Airport	21.3035	99.6308
KEU	Africa/Nairobi	Maasai Mara Game Reserve	Keekorok Airport	-1.5864	35.2568
KEV	Europe/Helsinki	Jämsä	Halli Airport		
KEW	America/Winnipeg	Keewaywin	Keewaywin Airport	52.9916	-92.8374
KEX	Pacific/Port_Moresby	Kanabea	Kanabea Airport	-7.5378	145.9040
KEY	Africa/Nairobi	Kericho	Kericho Airport	-0.3870	35.2443
KEZ	Asia/Colombo	Colombo	Kelani-Peliyagoda Sea Plane Base	6.9499	79.9297
KFA	Africa/Nouakchott	Kiffa	Kiffa Airport	16.5900	-11.4062
KFE	Australia/Perth	Cloudbreak Mine	Fortescue Dave Forrest Airport	-22.2892	119.4343
KFM	America/Edmonton	Conklin	Kirby Lake Aerodrome	55.3558	-110.6347
KFP	America/Nome	False Pass	False Pass Airport	54.8500	-163.4000
KFR	Asia/Jayapura	Kufar	Kufar Airport		
KFS	Europe/Istanbul	Kastamonu	Kastamonu Airport	41.3142	33.7958
KFZ	Europe/Tirane	Kukës	Kukës International Airport Zayed	42.0314	20.4200
KGA	Africa/Lubumbashi	Kananga	Kananga Airport	-5.9001	22.4692
KGC	Australia/Adelaide	Kingscote	Kingscote Airport	-35.7139	137.5214
KGD	Europe/Kaliningrad	Kaliningrad	Khrabrovo Airport	54.8901	20.5926
KGE	Pacific/Guadalcanal	Kaghau Island	Kaghau Island Airport		
KGF	Asia/Almaty	Karagandy	Karaganda Sary-Arka Airport	49.6708	73.3344
KGI	Australia/Perth	Kalgoorlie	Kalgoorlie-Boulder Airport	-30.7865	121.4583
KGJ	Africa/Blantyre	Karonga	Karonga Airport	-9.9536	33.8930
KGK	America/Anchorage	Koliganek	Koliganek Airport	59.7269	-157.2669
KGL	Africa/Kigali	Kigali	Kigali International Airport	-1.9686	30.1395
KGM	Pacific/Port_Moresby	Kungim	Kungim Airstrip	-5.6700	141.0299
KGN	Africa/Kinshasa	Kasongo-Lunda	Kasongo-Lunda Airport	-6.4670	16.8200
KGO	Europe/Kyiv	Kropyvnytskyi	Kropyvnytskyi Airport	48.5428	32.2850
KGP	Asia/Yekaterinburg	Kogalym	Kogalym International Airport	62.2000	74.5400
KGS	Europe/Athens	Kos	Kos Airport	36.7933	27.0917
KGT	Asia/Shanghai	Kangding	Garzê Kangding Airport	30.1392	101.7430
KGU	Asia/Kuching	Keningau	Keningau Airport	5.3670	116.2000
KGW	Pacific/Port_Moresby	Kagi	Kagi Airstrip		
KGX	America/Anchorage	Grayling	Grayling Airport	62.8950	-160.0654
KGY	Australia/Brisbane	Kingaroy	Kingaroy Airport	-26.5808	151.8411
KGZ	America/Anchorage	Glacier Creek	Glacier Creek Airport	61.4538	-142.3791
KHA	Asia/Tehran	Piranshahr	Khaneh Airport	36.7283	45.1575
KHC	Europe/Simferopol	Kerch	Kerch Airport	45.3700	36.4500
KHD	Asia/Tehran	Khorramabad	Khorramabad International Airport	33.4354	48.2829
KHE	Europe/Kyiv	Kherson	Kherson International Airport	46.6758	32.5064
KHG	Asia/Shanghai	Kashgar	Kashgar Airport	39.5429	76.0200
KHH	Asia/Taipei	Kaohsiung	Kaohsiung International Airport	22.5771	120.3500
KHI	Asia/Karachi	Karachi	Karachi Airport	24.9065	67.1608
KHJ	Europe/Helsinki	Kauhajoki	Kauhajoki Airport	62.4300	22.1800
KHK	Asia/Tehran	Kharg Island	Kharg Island Airport	29.2593	50.3236
KHM	Asia/Yangon	Hkāmpti	Kanti Airport	25.9883	95.6744
KHN	Asia/Shanghai	Nanchang	Nanchang Changbei International Airport	28.8641	115.9046
KHR	Asia/Ulaanbaatar	Kharkhorin	Kharkhorin Airport		
KHS	Asia/Muscat	Khasab	Khassab	26.1710	56.2406
KHT	Asia/Kabul	Khōst	Khost International Airport	33.3336	69.9519
KHU	Europe/Kyiv	Kremenchuk	Kremenchuk Airport	49.1310	33.4755
KHV	Asia/Vladivostok	Khabarovsk	Khabarovsk Novy Airport	48.5280	135.1884
KHW	Africa/Gaborone	Khwai River Lodge	Khwai River Lodge Airport		
KHX	Africa/Kampala	Kihihi	Kihihi Airport	-0.7193	29.6982
KHY	Asia/Tehran	Khūy	Khoy Airport	38.4275	44.9736
KHZ	Pacific/Tahiti	Kauehi	Kauehi Airport	-15.7808	-145.1240
KIB	America/Anchorage	Ivanof Bay	Ivanof Bay Seaplane Base	55.8988	-159.4880
KIC	America/Los_Angeles	King City	Mesa Del Rey Airport	36.2300	-121.1000
KID	Europe/Stockholm	Kristianstad	Kristianstad Airport	55.9217	14.0855
KIE	Pacific/Bougainville	Kieta	Aropa Airport	-6.3036	155.7267
KIF	America/Winnipeg	Kingfisher Lake	Kingfisher Lake Airport	53.0125	-89.8553
KIH	Asia/Tehran	Kish Island	Kish Island International Airport	26.5302	53.9728
KII	Pacific/Port_Moresby	Kibuli	Kibuli Airstrip	-9.0065	142.6981
KIJ	Asia/Tokyo	Niigata	Niigata Airport	37.9559	139.1207
KIK	Asia/Baghdad	Kirkuk	Kirkuk Air Base	35.5200	44.3000
KIL	Africa/Lubumbashi	Kilwa	Kilwa Airport		
KIM	Africa/Johannesburg	Kimberley	Kimberly Airport	-28.8028	24.7652
KIN	America/Jamaica	Kingston	Norman Manley International Airport	17.9357	-76.7875
KIO	Pacific/Majuro	Kili Island	Kili Airfield	5.6447	169.1244
KIP	America/Chicago	Wichita Falls	Kickapoo Downtown Airport	33.9000	-98.5000
KIR	Europe/Dublin	Kerry	Kerry Airport	52.1809	-9.5238
KIS	Africa/Nairobi	Kisumu	Kisumu Airport	-0.0861	34.7289
KIT	Europe/Athens	Cythera	Kithira Airport	36.2743	23.0170
KIU	Africa/Nairobi	Kiunga	Kiunga Airport	-1.7426	41.4837
KIV	Europe/Chisinau	Chisinau	Chişinău International Airport		
KIW	Africa/Lusaka	Kitwe	Southdowns Airport	-12.8996	28.1470
KIX	Asia/Tokyo	Osaka	Kansai International Airport	34.4273	135.2441
KIY	Africa/Dar_es_Salaam	Kilwa Masoko	Kilwa Masoko Airport	-8.9105	39.5085
KJA	Asia/Krasnoyarsk	Krasnoyarsk	Krasnoyarsk Yemelyanovo Airport	56.1729	92.4933
KJB	Asia/Kolkata	Kurnool	Kurnool Airport	15.7147	78.1782
KJH	Asia/Shanghai	Kaili	Kaili Huangping Airport	26.9719	107.9880
KJI	Asia/Shanghai	Burqin	Kanas Airport	48.2200	87.0000
KJJ	Africa/Kampala	Kajansi	Kajjansi Airfield	0.2003	32.5499
KJK	Europe/Brussels	Kortrijk	Wevelgem Airport	50.8172	3.2047
KJN	Africa/Khartoum	Kosti	Kenana		
KJP	Asia/Tokyo	Kerama Group	Kerama Airport	26.1683	127.2930
KJT	Asia/Jakarta	Kabupaten Majalengka	Majalengka Kertajati International Airport	-6.6447	108.1607
KJX	Asia/Jakarta	Blangpidie	Blangpidie Kuala Batee Airport	3.7346	96.7910
KKA	America/Nome	Koyuk	Koyuk Airport	64.9200	-161.1000
KKB	America/Anchorage	Kitoi Bay	Kitoi Bay Seaplane Base	58.1911	-152.3701
KKC	Asia/Bangkok	Khon Kaen	Khon Kaen Airport	16.4666	102.7837
KKD	Pacific/Port_Moresby	Kokoda	Kokoda Airport	-8.8847	147.7310
KKE	Pacific/Auckland	Kerikeri	Kerikeri Airport	-35.2628	173.9119
KKH	America/Nome	Kongiganak	Kongiganak Airport	59.9700	-162.8000
KKI	America/Anchorage	Akiachak	Akiachak Airport	60.9062	-161.4274
KKJ	Asia/Tokyo	Kitakyushu	Kitakyushu Airport	33.8459	131.0347
KKK	America/Anchorage	Kalakaket Creek	Kalakaket Creek Air Station	64.4172	-156.8241
KKM	Asia/Bangkok	Lop Buri	Khok Kathiam Airport	14.8746	100.6630
KKN	Europe/Oslo	Kirkenes	Kirkenes Airport	69.7258	29.8913
KKO	Pacific/Auckland	Kaikohe	Kaikohe Aerodrome	-35.4497	173.8156
KKR	Pacific/Tahiti	Kaukura	Kaukura Airport		
KKS	Asia/Tehran	Kashan	Kashan Airport	33.8953	51.5770
KKT	America/Chicago	Kentland	Kentland Municipal Airport	40.7598	-87.4349
KKU	America/Anchorage	Ekuk	Ekuk Airport	58.8200	-158.6000
KKW	Africa/Kinshasa	Kikwit	Kikwit Airport	-5.0358	18.7856
KKX	Asia/Tokyo	Kikai Chō	Kikai Airport	28.3213	129.9281
KKY	Europe/Dublin	Kilkenny	Kilkenny Airport	52.6500	-7.2500
KLB	Africa/Lusaka	Kalabo	Kalabo Airport	-14.9700	22.6800
KLC	Africa/Dakar	Kaolack	Kaolack Airport		
KLD	Europe/Moscow	Tver	Tver Migalovo, Kalinin	56.8247	35.7577
KLF	Europe/Moscow	Kaluga	Grabtsevo Airport	54.5478	36.3713
KLG	America/Anchorage	Kalskag	Kalskag Airport	61.5300	-160.4000
KLH	Asia/Kolkata	Kolhāpur	Kolhapur Airport	16.6647	74.2893
KLJ	Europe/Vilnius	Klaipėda	Klaipėda Airport		
KLK	Africa/Nairobi	Kalokol	Kalokol Airport	3.4911	35.8377
KLL	America/Anchorage	Levelock	Levelock Airport	59.1270	-156.8625
KLM	Asia/Tehran	Kalāleh	Kalaleh Airport	37.3830	55.4520
KLN	America/Anchorage	Larsen Bay	Larsen Bay Airport	57.5300	-154.0000
KLO	Asia/Manila	Kalibo	Kalibo Airport	11.6864	122.3812
KLP	Asia/Pontianak	Kuala Pembuang	Seruyan Kuala Pembuang Airport	-3.3763	112.5369
KLR	Europe/Stockholm	Kalmar	Kalmar Öland Airport	56.6855	16.2876
KLS	America/Los_Angeles	Kelso	Southwest Washington Regional Airport	46.1180	-122.8984
KLU	Europe/Vienna	Klagenfurt am Wörthersee	Klagenfurt Airport	46.6450	14.3267
KLV	Europe/Prague	Karlovy Vary	Karlovy Vary Airport	50.2030	12.9150
KLW	America/Juneau	Klawock	Klawock Airport	55.5500	-133.1000
KLX	Europe/Athens	Kalamata	Kalamata Airport	37.0683	22.0255
KLY	Africa/Lubumbashi	Kalima	Kinkungwa Airport		
KLZ	Africa/Johannesburg	Kleinzee	Kleinzee Airport	-29.6911	17.0937
KMA	Pacific/Port_Moresby	Kerema	Kerema Airport	-7.9636	145.7710
KMC	Asia/Riyadh	King Khalid Military City	King Khalid Military City Airport	27.9006	45.5282
KME	Africa/Kigali	Kamembe	Kamembe International Airport	-2.4622	28.9079
KMG	Asia/Shanghai	Kunming	Kunming Changshui International Airport	25.1043	102.9438
KMH	Africa/Johannesburg	Kuruman	Johan Pienaar Airport	-27.4567	23.4114
KMI	Asia/Tokyo	Miyazaki	Miyazaki Airport	31.8772	131.4486
KMJ	Asia/Tokyo	Kumamoto	Kumamoto Airport	32.8373	130.8551
KMK	Africa/Brazzaville	Makabana	Makabana	-3.4833	12.6167
KMM	Asia/Jayapura	Yos Sudarso Island	Kimaam Island Airport		
KMN	Africa/Lubumbashi	Kamina	Kamina Airport		
KMO	America/Anchorage	Manokotak	Manokotak Airport	58.9890	-159.0500
KMP	Africa/Windhoek	Keetmanshoop	Keetmanshoop Airport	-26.5398	18.1114
KMQ	Asia/Tokyo	Komatsu	Komatsu Airport	36.3946	136.4065
KMS	Africa/Accra	Kumasi	Kumasi Airport	6.7146	-1.5908
KMU	Africa/Mogadishu	Kismayo	Kisimayu Airport	-0.3774	42.4592
KMV	Asia/Yangon	Kalemyo	Kalay Airport	23.1800	94.0500
KMW	Europe/Moscow	Kostroma	Kostroma Sokerkino Airport	57.7500	40.9300
KMX	Asia/Riyadh	Khamis Mushait	Khamis Mushait Air Base	18.2973	42.8035
KMY	America/Anchorage	Moser Bay	Moser Bay Seaplane Base	57.0258	-154.1453
KMZ	Africa/Lusaka	Kaoma	Kaoma	-14.8000	24.7800
KNA	America/Santiago	Viña del Mar	Viña del mar Airport	-32.9496	-71.4786
KNB	America/Denver	Kanab	Kanab Municipal Airport	37.0111	-112.5312
KND	Africa/Lubumbashi	Kindu	Kindu Airport	-2.9229	25.9157
KNF	Europe/London	King's Lynn	RAF Marham	52.6484	0.5507
KNG	Asia/Jayapura	Kaimana	Kaimana Airport	-3.6445	133.6955
KNH	Asia/Taipei	Kinmen County	Kinmen Shang Yi Airport	24.4279	118.3592
KNI	Australia/Perth	Katanning	Katanning Airport	-33.7000	117.6000
KNK	America/Anchorage	Kokhanok	Kokhanok Airport	59.4339	-154.7980
KNM	Africa/Lubumbashi	Kanyama	Kaniama Airport	-7.5418	24.1727
KNN	Africa/Conakry	Kankan	Kankan	10.4000	-9.3000
KNO	Asia/Jakarta	Medan	Kualanamu International Airport	3.6387	98.8740
KNP	Africa/Luanda	Capanda	Capanda Airport		
KNQ	Pacific/Noumea	Koné	Koné Airport	-21.0543	164.8370
KNR	Asia/Tehran	Bandar-e Kangān	Jam	27.8207	52.3520
KNS	Australia/Hobart	King Island	King Island Airport	-39.8780	143.8826
KNT	America/Chicago	Kennett	Kennett Memorial Airport	36.2300	-90.0500
KNU	Asia/Kolkata	Kanpur	Kanpur Civil Airport	26.4043	80.4101
KNW	America/Anchorage	New Stuyahok	New Stuyahok Airport	59.4500	-157.3715
KNX	Australia/Perth	Kununurra	East Kimberley Regional Airport	-15.7781	128.7075
KNY	Asia/Krasnoyarsk	Kodinsk	Kodinsk Airport	58.4803	99.0957
KNZ	Africa/Bamako	Kéniéba	Kéniéba Airport	12.8398	-11.2526
KOA	Pacific/Honolulu	Kailua-Kona	Kona International Airport	19.7386	-156.0456
KOC	Pacific/Noumea	Koumac	Koumac Airport	-20.5463	164.2556
KOD	Asia/Makassar	Kotabangun	Kotabangun Airport	-0.2667	116.6000
KOE	Asia/Makassar	Kupang	Kupang El Tari Airport	-10.1717	123.6713
KOF	Africa/Johannesburg	Komatipoort	Komatipoort	-25.4200	31.9200
KOI	Europe/London	Kirkwall	Kirkwall Airport	58.9578	-2.9050
KOJ	Asia/Tokyo	Kagoshima	Kagoshima Airport	31.8034	130.7194
KOK	Europe/Helsinki	Kronoby	Kokkola-Pietarsaari Airport	63.7212	23.1431
KOM	Pacific/Port_Moresby	Komo	Komo Airfield	-6.0679	142.8599
KOO	Africa/Lubumbashi	Kongolo	Kongolo Airport	-5.3956	26.9964
KOP	Asia/Bangkok	Nakhon Phanom	Nakhon Phanom Airport	17.3838	104.6430
KOQ	Europe/Berlin	Köthen	Flugplatz Köthen	51.7211	11.9617
KOR	Pacific/Port_Moresby	Kakoro	Kokoro Airport	-7.8352	146.5329
KOS	Asia/Phnom_Penh	Sihanoukville	Sihanoukville International Airport	10.5797	103.6370
KOT	America/Nome	Kotlik	Kotlik Airport	63.0300	-163.5000
KOU	Africa/Libreville	Koulamoutou	Koulamoutou Airport	-1.1846	12.4413
KOV	Asia/Almaty	Kokshetau	Kokshetau Airport	53.3291	69.5946
KOW	Asia/Shanghai	Ganzhou	Ganzhou Huangjin Airport	25.8509	114.7754
KOY	America/Anchorage	Olga Bay	Olga Bay Seaplane Base	57.1600	-154.2303
KOZ	America/Anchorage	Ouzinkie	Ouzinkie Airport	57.9251	-152.4972
KPA	Pacific/Port_Moresby	Kopiago	Kopiago Airport	-5.3883	142.4977
KPB	America/Metlakatla	Point Baker	Point Baker Seaplane Base	56.3582	-133.6289
KPC	America/Nome	Port Clarence	Port Clarence Coast Guard Station	65.2500	-166.9000
KPH	America/Nome	Pauloff Harbor	Pauloff Harbor Seaplane Base		
KPI	Asia/Kuching	Kapit	Kapit Airport	2.0000	112.9000
KPL	Pacific/Port_Moresby	Kapal	Kapal Airport	-8.6286	142.8223
KPM	Pacific/Port_Moresby	Kompiam	Kompiam Airport	-5.3815	143.9250
KPN	America/Nome	Kipnuk	Kipnuk Airport	59.9300	-164.0000
KPO	Asia/Seoul	Pohang	Pohang Airport	35.9879	129.4205
KPP	Australia/Brisbane	Kalpowar	Kalpowar Airport		
KPR	America/Anchorage	Port William	Port Williams Seaplane Base	58.4900	-152.5832
KPS	Australia/Sydney	Kempsey	Kempsey Airport	-31.0744	152.7697
KPT	America/Los_Angeles	Jackpot	Jackpot Airport/Hayden Field	41.9700	-114.7000
KPV	America/Anchorage	Perryville	Perryville Airport	55.9090	-159.1585
KPW	Asia/Anadyr	Keperveyem	Keperveyem Airport	67.8470	166.1388
KPY	America/Anchorage	Port Bailey	Port Bailey Seaplane Base	57.9306	-153.0396
KQA	America/Anchorage	Akutan	Akutan Seaplane Base	54.1334	-165.7779
KQH	Asia/Kolkata	Kishangarh	Ajmer Kishangarh Airport	26.5911	74.8133
KQR	Australia/Perth	Karara	Karara Airport	-29.2145	116.6844
KQT	Asia/Dushanbe	Bokhtar	Qurghonteppa International Airport	37.8664	68.8647
KRA	Australia/Melbourne	Kerang	Kerang Airport	-35.7500	143.9000
KRB	Australia/Brisbane	Karumba	Karumba Airport	-17.5000	140.9000
KRC	Asia/Jakarta	Kabupaten Kerinci	Depati Parbo Airport		
KRE	Africa/Bujumbura	Kirundo	Kirundo Airport	-2.5446	30.0947
KRF	Europe/Stockholm	Kramfors	Höga Kusten Airport	63.0486	17.7689
KRI	Pacific/Port_Moresby	Kikori	Kikori Airport	-7.4244	144.2501
KRK	Europe/Warsaw	Kraków	John Paul II International Airport Kraków–Balice	50.0762	19.7916
KRL	Asia/Shanghai	Korla	Korla Airport	41.7300	86.1500
KRM	America/Guyana	Karanambo	Karanambo Airport	3.7500	-59.3200
KRN	Europe/Stockholm	Kiruna	Kiruna Airport	67.8220	20.3368
KRO	Asia/Yekaterinburg	Kurgan	Kurgan Airport	55.4753	65.4156
KRP	Europe/Copenhagen	Karup	Midtjyllands Airport	56.2975	9.1246
KRR	Europe/Moscow	Krasnodar	Krasnodar International Airport	45.0347	39.1705
KRS	Europe/Oslo	Kristiansand	Kristiansand Airport, Kjevik	58.2042	8.0854
KRT	Africa/Khartoum	Khartoum	Khartoum International Airport	15.5895	32.5532
KRU	Pacific/Port_Moresby	Kerau	Kerau	-8.3000	147.1000
KRV	Africa/Nairobi	Kimwarer	Kerio Valley Airport		
KRW	Asia/Ashgabat	Türkmenbaşy	Turkmenbashi Airport	40.0633	53.0072
KRY	Asia/Shanghai	Karamay	Karamay Airport	45.6200	84.8800
KRZ	Africa/Kinshasa	Kiri	Basango Mboliasa Airport	-1.4500	19.0000
KSA	Pacific/Kosrae	Kosrae Island	Kosrae International Airport	5.3570	162.9584
KSC	Europe/Bratislava	Košice	Košice International Airport	48.6631	21.2411
KSD	Europe/Stockholm	Karlstad	Karlstad Airport	59.4447	13.3375
KSE	Africa/Kampala	Kasese	Kasese Airport	0.1667	30.1000
KSF	Europe/Berlin	Kassel	Kassel Calden Airport	51.4084	9.3776
KSH	Asia/Tehran	Kermanshah	Shahid Ashrafi Esfahani Airport	34.3458	47.1581
KSI	Africa/Conakry	Kissidougou	Kissidougou	9.1670	-10.1200
KSJ	Europe/Athens	Kasos Island	Kasos Island Public Airport	35.4214	26.9100
KSL	Africa/Khartoum	Kassala	Kassala Airport	15.3875	36.3288
KSM	America/Nome	St. Mary's	St. Mary's Airport	62.0588	-163.2977
KSN	Asia/Qostanay	Kostanay	Kostanay Airport	53.2064	63.5508
KSO	Europe/Athens	Kastoria	Kastoria National Airport	40.4463	21.2822
KSQ	Asia/Samarkand	Qarshi	Karshi Airport	38.8023	65.7732
KST	Africa/Khartoum	Rabak	Rabak Kosti Airport	13.1895	32.6983
KSU	Europe/Oslo	Kristiansund	Kristiansund Airport, Kvernberget	63.1118	7.8245
KSV	Australia/Brisbane	Springvale	Springvale Airport	-23.5623	140.7188
KSY	Europe/Istanbul	Kars	Kars Airport	40.5622	43.1150
KSZ	Europe/Moscow	Kotlas	Kotlas Airport	61.2365	46.6986
KTA	Australia/Perth	Karratha	Karratha Airport	-20.7122	116.7733
KTB	America/Metlakatla	Thorne Bay	Thorne Bay Seaplane Base	55.6800	-132.5000
KTC	Africa/Abidjan	Katiola	Katiola Airport	8.1340	-5.0653
KTD	Asia/Tokyo	Kitadaitō Son	Kitadaito Airport	25.9447	131.3269
KTE	Asia/Kuala_Lumpur	Kertih	Kerteh Airport	4.5393	103.4261
KTF	Pacific/Auckland	Takaka	Takaka Airport	-40.8133	172.7750
KTG	Asia/Pontianak	Ketapang	Ketapang / Rahadi Usmaman	-1.8166	109.9635
KTI	Asia/Phnom_Penh	Ta Khmau	Techo International Airport		
KTJ	Africa/Nairobi	Maasai Mara Game Reserve	Kichwa Tembo Airstrip	-1.2643	35.0230
KTL	Africa/Nairobi	Kitale	Kitale Airport	0.9720	34.9586
KTM	Asia/Kathmandu	Kathmandu	Tribhuvan International Airport	27.6966	85.3591
KTN	America/Sitka	Ketchikan	Ketchikan International Airport	55.3556	-131.7138
KTO	America/Guyana	Kato Village	Kato Airport	4.6492	-59.8322
KTP	America/Jamaica	Kingston	Tinson Pen Aerodrome	17.9880	-76.8234
KTQ	Europe/Helsinki	Kitee	Kitee Airport	62.1661	30.0736
KTR	Australia/Darwin	Katherine	Tindal / Katherine	-14.5211	132.3778
KTS	America/Nome	Brevig Mission	Brevig Mission Airport	65.3309	-166.4736
KTT	Europe/Helsinki	Kittilä	Kittilä Airport	67.7010	24.8468
KTU	Asia/Kolkata	Kota	Kota Airport		
KTV	America/Caracas	Kamarata	Kamarata Airport	5.7163	-62.3381
KTW	Europe/Warsaw	Katowice	Katowice International Airport	50.4743	19.0800
KTX	Africa/Bamako	Koutiala	Koutiala	12.3800	-5.4670
KTY	Asia/Colombo	Kalutara	Katukurunda Airport	6.5518	79.9785
KUA	Asia/Kuala_Lumpur	Kuantan	Sultan Haji Ahmad Shah Airport	3.7754	103.2091
KUC	Pacific/Tarawa	Kuria	Kuria Airfield	0.2192	173.4418
KUD	Asia/Kuching	Kudat	Kudat Airport	6.9170	116.8000
KUF	Europe/Samara	Samara	Kurumoch International Airport	53.5082	50.1516
KUG	Australia/Brisbane	Kubin	Kubin Airport	-10.2250	142.2180
KUH	Asia/Tokyo	Kushiro	Kushiro Airport	43.0410	144.1930
KUK	America/Nome	Kasigluk	Kasigluk Airport	60.8700	-162.5000
KUL	Asia/Kuala_Lumpur	Kuala Lumpur	Kuala Lumpur International Airport	2.7456	101.7099
KUM	Asia/Tokyo	Yaku-shima	Yakushima Airport	30.3856	130.6590
KUN	Europe/Vilnius	Kaunas	Kaunas Airport	54.9639	24.0848
KUO	Europe/Helsinki	Kuopio	Kuopio Airport	63.0072	27.7978
KUP	Pacific/Port_Moresby	Kupiano	Kupiano Airport	-10.0732	148.2174
KUQ	Pacific/Port_Moresby	Kuri	Kuri Airport		
KUR	Asia/Kabul	Kuran wa Munjan	Razer Airport		
KUS	America/Nuuk	Kulusuk	Kulusuk Airport	65.5732	-37.1323
KUT	Asia/Tbilisi	Kutaisi	Kutaisi International Airport	42.1789	42.4819
KUU	Asia/Kolkata	Kulu	Kullu Manali Airport	31.8767	77.1544
KUV	Asia/Seoul	Gunsan	Gunsan Airport	35.9038	126.6159
KUX	Pacific/Port_Moresby	Kuyol	Kuyol Airport	-5.3724	141.6240
KVA	Europe/Athens	Kavála	Kavala International Airport	40.9133	24.6192
KVB	Europe/Stockholm	Skövde	Skövde Airport	58.4564	13.9727
KVC	America/Nome	King Cove	King Cove Airport	55.0700	-162.3000
KVG	Pacific/Port_Moresby	Kavieng	Kavieng Airport	-2.5670	150.8000
KVK	Europe/Moscow	Kirovsk	Kirovsk–Apatity Airport	67.4633	33.5883
KVL	America/Nome	Kivalina	Kivalina Airport	67.7300	-164.7000
KVM	Asia/Anadyr	Markovo	Markovo Airport	64.6653	170.4143
KVO	Europe/Belgrade	Kraljevo	Morava Kraljevo Airport	43.8188	20.5853
KVR	Asia/Vladivostok	Kavalerovo	Kavalerovo	44.2704	135.0320
KVU	Pacific/Fiji	Korolevu Bay	Korolevu Seaplane Base	-18.2156	177.7298
KVX	Europe/Kirov	Pobedilovo	Pobedilovo Airport	58.5033	49.3483
KWA	Pacific/Kwajalein	Kwajalein Island	Bucholz Army Airfield	8.7220	167.7359
KWB	Asia/Jakarta	Karimunjawa	Karimunjawa Airport	-5.8500	110.5000
KWE	Asia/Shanghai	Guiyang	Guiyang Longdongbao International Airport	26.5385	106.8007
KWF	America/Juneau	Waterfall	Waterfall Seaplane Base	55.2960	-133.2433
KWG	Europe/Kyiv	Lozuvatka	Kryvyi Rih/Lozuvatka International Airport	48.0433	33.2100
KWH	Asia/Kabul	Deh Khwāhān	Khwahan Airport		
KWI	Asia/Kuwait	Kuwait City	Kuwait International Airport	29.2266	47.9689
KWJ	Asia/Seoul	Gwangju	Kwangju Ab	35.1264	126.8089
KWK	America/Nome	Kwigillingok	Kwigillingok Airport	59.8200	-163.2000
KWL	Asia/Shanghai	Guilin	Guilin Liangjiang International Airport	25.2183	110.0412
KWM	Australia/Brisbane	Kowanyama	Kowanyama Airport	-15.4856	141.7510
KWN	America/Anchorage	Quinhagak	Quinhagak Airport	59.7500	-161.9000
KWP	America/Anchorage	West Point Village	West Point Village Seaplane Base	57.7683	-153.5404
KWT	America/Anchorage	Kwethluk	Kwethluk Airport	60.8000	-161.5000
KWY	Africa/Nairobi	Kiwayu	Kiwayu Airport	-1.9606	41.2975
KWZ	Africa/Lubumbashi	Kolwezi	Kolwezi Airport	-10.7659	25.5057
KXA	America/Metlakatla	Kasaan	Kasaan Seaplane Base	55.5368	-132.3994
KXB	Asia/Makassar	Pomalaa	Sangia Nibandera Airport	-4.3436	121.5242
KXD	Asia/Yekaterinburg	Kondinskoye	Kondinskoye Airport	59.6569	67.4597
KXE	Africa/Johannesburg	Klerksdorp	Klerksdorp Airport	-26.9700	26.6500
KXF	Pacific/Fiji	Koro	Koro Island Airport	-17.3458	179.4219
KXK	Asia/Vladivostok	Komsomolsk-on-Amur	Komsomolsk-on-Amur Airport	50.4090	136.9340
KXO	Africa/Kampala	Kisoro	Kisoro Airport	-1.2834	29.7185
KXS	Asia/Jayapura	Wonreli	John Becker Airport		
KXU	Pacific/Tahiti	Katiu	Katiu Airport	-16.3398	-144.4033
KYA	Europe/Istanbul	Konya	Konya Airport	37.9790	32.5619
KYB	Australia/Perth	Ken's Bore	Ken's Bore Airport	-22.1579	116.1569
KYD	Asia/Taipei	Lan Yu	Lan Yu	22.0288	121.5336
KYE	Asia/Beirut	Tripoli	Rene Mouawad Air Base	34.5800	36.0000
KYK	America/Anchorage	Karluk	Karluk Airport	57.5700	-154.4000
KYL	America/New_York	Key Largo	Port Largo Sea Plane Base	25.0724	-80.4607
KYO	America/New_York	Tampa	Tampa North Aero Park	28.2183	-82.3718
KYP	Asia/Yangon	Kyaukpyu	Kyaukpyu Airport	19.4264	93.5347
KYS	Africa/Bamako	Kayes	Kayes Dag Dag Airport	14.4812	-11.4044
KYU	America/Anchorage	Koyukuk	Koyukuk Airport	64.9000	-157.7000
KYZ	Asia/Krasnoyarsk	Kyzyl	Kyzyl Airport	51.7000	94.4700
KZB	America/Anchorage	Zachar Bay	Zachar Bay Seaplane Base	57.5534	-153.7465
KZC	Asia/Phnom_Penh	Kampong Chhnang	Kampong Chhnang Airport	12.2552	104.5640
KZG	Europe/Berlin	Kitzingen	Kitzingen Airport	49.7300	10.1500
KZI	Europe/Athens	Kozáni	Kozani National Airport "Filippos"	40.2861	21.8408
KZN	Europe/Moscow	Kazan	Kazan International Airport	55.6062	49.2787
KZO	Asia/Qyzylorda	Kyzylorda	Kyzylorda Airport	44.7092	65.5905
KZR	Europe/Istanbul	Kütahya	Kütahya Zafer Airport	39.1104	30.1321
KZS	Europe/Athens	Megísti	Kastellorizo Island Public Airport	36.1417	29.5764
LAA	America/Denver	Lamar	Lamar Municipal Airport	38.0700	-102.7000
LAC	Asia/Kuching	Swallow Reef	Layang-Layang Island Airport	7.3716	113.8440
LAD	Africa/Luanda	Luanda	Luanda International Airport	-8.8584	13.2312
LAE	Pacific/Port_Moresby	Lae	Lae Nadzab Airport	-6.5698	146.7260
LAF	America/Indiana/Indianapolis	Lafayette	Purdue University Airport	40.4123	-86.9367
LAG	America/Caracas	La Guaira	La Guaira Airport	10.5300	-67.0300
LAH	Asia/Jayapura	Labuha	Oesman Sadik Airport	-0.6361	127.5016
LAI	Europe/Paris	Lannion	Lannion	48.7544	-3.4717
LAJ	America/Sao_Paulo	Lages	Lages Airport	-27.7821	-50.2815
LAL	America/New_York	Lakeland	Lakeland Linder Regional Airport	27.9889	-82.0186
LAM	America/Denver	Los Alamos	Los Alamos County Airport	35.8804	-106.2732
LAN	America/Detroit	Lansing	Lansing, Capital City Airport	42.7787	-84.5874
LAO	Asia/Manila	Laoag	Laoag International Airport	18.1781	120.5315
LAP	America/Mazatlan	La Paz	Manuel Márquez de León International Airport	24.0727	-110.3625
LAQ	Africa/Tripoli	Al Bayḑā’	Al Abraq International Airport	32.7887	21.9643
LAR	America/Denver	Laramie	Laramie Regional Airport	41.3121	-105.6750
LAS	America/Los_Angeles	Las Vegas	McCarran International Airport	36.0801	-115.1522
LAT	America/Bogota	Uribia	Uribia Airport		
LAU	Africa/Nairobi	Manda Island	Manda Airport	-2.2524	40.9131
LAW	America/Chicago	Lawton	Lawton–Fort Sill Regional Airport	34.5676	-98.4167
LAX	America/Los_Angeles	Los Angeles	Los Angeles International Airport	33.9425	-118.4081
LAY	Africa/Johannesburg	Ladysmith	Ladysmith Airport	-28.5816	29.7514
LBA	Europe/London	Leeds	Leeds Bradford International Airport	53.8659	-1.6606
LBB	America/Chicago	Lubbock	Lubbock Preston Smith International Airport	33.6636	-101.8228
LBC	Europe/Berlin	Lübeck	Lübeck Airport	53.8054	10.7192
LBD	Asia/Dushanbe	Khujand	Khudjand International Airport	40.2154	69.6947
LBE	America/New_York	Latrobe	Arnold Palmer Regional Airport	40.2759	-79.4048
LBF	America/Chicago	North Platte	North Platte Regional Airport	41.1262	-100.6837
LBG	Europe/Paris	Paris	Paris–Le Bourget Airport	48.9694	2.4414
LBH	Australia/Sydney	Sydney	Palm Beach Seaplane Base	-33.5881	151.3230
LBI	Europe/Paris	Albi	Albi-Le Sequestre	43.9139	2.1131
LBJ	Asia/Makassar	Labuan Bajo	Komodo Airport	-8.4857	119.8893
LBL	America/Chicago	Liberal	Liberal Mid-America Regional Airport	37.0442	-100.9599
LBN	Africa/Nairobi	Lake Baringo	Lake Baringo Airport	0.6661	36.1042
LBO	Africa/Lubumbashi	Lusambo	Lusambo Airport	-4.9698	23.4496
LBP	Asia/Kuching	Long Banga	Long Banga Airport	3.2000	115.4000
LBQ	Africa/Libreville	Lambaréné	Lambaréné Airport	-0.7044	10.2457
LBR	America/Manaus	Lábrea	Lábrea Airport	-7.2790	-64.7695
LBS	Pacific/Fiji	Labasa	Labasa Airport	-16.4656	179.3386
LBT	America/New_York	Lumberton	Lumberton Regional Airport	34.6000	-79.0700
LBU	Asia/Kuching	Labuan	Labuan Airport	5.3000	115.2500
LBV	Africa/Libreville	Libreville	Libreville Airport	0.4586	9.4123
LBW	Asia/Makassar	Long Bawan	Juvai Semaring Airport	3.8830	115.7000
LBX	Asia/Manila	Lubang Island	Lubang Airport	13.8540	120.1020
LBY	Europe/Paris	La Baule-Escoublac	La Baule-Escoublac	47.2500	-2.2330
LBZ	Africa/Luanda	Lucapa	Lucapa Airport	-8.4415	20.7320
LCA	Asia/Nicosia	Larnaca	Larnaca International Airport	34.8751	33.6249
LCB	America/Cuiaba	Pontes e Lacerda	Pontes E Lacerda		
LCC	Europe/Rome	Lecce	Lecce Galatina Airport	40.2392	18.1333
LCD	Africa/Johannesburg	Louis Trichardt	Louis Trichardt Airport	-23.0618	29.8641
LCE	America/Tegucigalpa	La Ceiba	La Ceiba Airport	15.7425	-86.8530
LCF	America/Guatemala	Río Dulce	Las Vegas Airport	15.6686	-88.9625
LCG	Europe/Madrid	A Coruña	A Coruña Airport	43.3021	-8.3773
LCH	America/Chicago	Lake Charles	Lake Charles Regional Airport	30.1261	-93.2233
LCI	America/New_York	Laconia	Laconia Municipal Airport	43.5700	-71.4200
LCJ	Europe/Warsaw	Łódź	Łódź Władysław Reymont Airport	51.7167	19.4000
LCK	America/New_York	Columbus	Rickenbacker International Airport	39.8138	-82.9278
LCL	America/Havana	Pinar del Río	La Coloma Airport	22.3361	-83.6419
LCM	America/Argentina/Cordoba	La Cumbre	La Cumbre Airport	-31.0000	-64.5300
LCN	Australia/Adelaide	Balcanoona	Balcanoona Airport	-30.5350	139.3370
LCQ	America/New_York	Lake City	Lake City Gateway Airport	30.1789	-82.5742
LCR	America/Bogota	La Chorrera	La Chorrera Airport		
LCT	Asia/Shanghai	Shijiazhuang	Shijiazhuang Luancheng Airport	37.9131	114.5917
LCV	Europe/Rome	Lucca	Lucca-Tassignano Airport	43.8300	10.5800
LCX	Asia/Shanghai	Longyan	Longyan Guanzhishan Airport	25.6672	116.7457
LCY	Europe/London	London	London City Airport	51.5053	0.0553
LDA	Asia/Kolkata	Malda	Malda Airport	25.0100	88.1270
LDB	America/Sao_Paulo	Londrina	Londrina Aeroporto	-23.3336	-51.1301
LDG	Europe/Moscow	Leshukonskoye	Leshukonskoye Airport	64.9000	45.7400
LDH	Australia/Lord_Howe	Lord Howe Island	Lord Howe Island Airport	-31.5200	159.1000
LDI	Africa/Dar_es_Salaam	Lindi	Lindi Airport	-9.8514	39.7592
LDJ	America/New_York	Linden	Linden Airport	40.6300	-74.2500
LDK	Europe/Stockholm	Lidköping	Lidköping-Hovby Airport	58.4648	13.1707
LDM	America/Detroit	Ludington	Mason County Airport	43.9500	-86.4500
LDN	Asia/Kathmandu	Lamidada	Lamidanda Airport	27.2525	86.6717
LDO	America/Paramaribo	Laduani	Laduani Airstrip		
LDR	Asia/Aden	Lawdar	Lawdar	13.8800	45.8700
LDS	Asia/Shanghai	Yichun	Yichun Lindu Airport	47.7514	129.0180
LDU	Asia/Kuching	Lahad Datu	Lahad Datu Airport	5.0323	118.3240
LDV	Europe/Paris	Landivisiau	Landivisiau	48.5303	-4.1516
LDX	America/Cayenne	Saint-Laurent-du-Maroni	Saint-Laurent-du-Maroni Airport	5.4833	-54.0333
LDY	Europe/London	Derry	City of Derry Airport	55.0428	-7.1611
LDZ	Africa/Johannesburg	Londolozi Private Game Reserve	Londolozi Airport	-24.7484	31.4740
LEA	Australia/Perth	Learmonth	Learmonth	-22.2356	114.0886
LEB	America/New_York	Lebanon	Lebanon Municipal Airport	43.6261	-72.3042
LEC	America/Bahia	Lençóis	Chapada Diamantina Airport	-12.4823	-41.2770
LED	Europe/Moscow	Saint Petersburg	Pulkovo Airport	59.8003	30.2625
LEE	America/New_York	Leesburg	Leesburg International Airport	28.8254	-81.8076
LEH	Europe/Paris	Le Havre	Le Havre – Octeville Airport	49.5339	0.0881
LEI	Europe/Madrid	Almería	Almería Airport	36.8439	-2.3701
LEJ	Europe/Berlin	Leipzig	Leipzig-Halle Airport	51.4213	12.2219
LEK	Africa/Conakry	Labé	Tata Airport	11.3332	-12.2962
LEL	Australia/Darwin	Gapuwiyak	Lake Evella Airport	-12.4989	135.8060
LEN	Europe/Madrid	León	León Airport	42.5890	-5.6556
LEP	America/Sao_Paulo	Leopoldina	Leopoldina Airport	-21.5000	-42.6500
LEQ	Europe/London	St Just	Land's End Airport	50.1028	-5.6706
LER	Australia/Perth	Leinster	Leinster Airport	-27.8433	120.7030
LES	Africa/Maseru	Lesobeng	Lesobeng Airport		
LET	America/Bogota	Leticia	Alfredo Vásquez Cobo International Airport	-4.1935	-69.9432
LEV	Pacific/Fiji	Levuka	Levuka Bureta Airfield	-17.7124	178.7611
LEW	America/New_York	Lewiston	Auburn/Lewiston Municipal Airport	44.0486	-70.2865
LEX	America/New_York	Lexington	Blue Grass Airport	38.0370	-84.6052
LEY	Europe/Amsterdam	Lelystad	Lelystad Airport	52.4603	5.5272
LFH	Asia/Shanghai	Lanping Bai and Pumi Autonomous County	Lanping Feng Hua Airport	26.6556	99.5396
LFI	America/New_York	Hampton	Joint Base Langley–Eustis	37.0829	-76.3606
LFK	America/Chicago	Lufkin	Angelina County Airport	31.2341	-94.7502
LFM	Asia/Tehran	Lamerd	Lamerd Airport	27.3684	53.1953
LFN	America/New_York	Louisburg	Louisburg, Franklin County Airport	36.1000	-78.3000
LFQ	Asia/Shanghai	Qiaoli	Linfen Qiaoli Airport	36.1311	111.6376
LFR	America/Caracas	La Fría	La Fría Airport	8.2392	-72.2710
LFT	America/Chicago	Lafayette	Lafayette Regional Airport	30.2053	-91.9876
LFW	Africa/Lome	Lomé	Lomé–Tokoin Airport	6.1656	1.2545
LGA	America/New_York	New York City	La Guardia Airport	40.7761	-73.8727
LGB	America/Los_Angeles	Long Beach	Long Beach Airport	33.8175	-118.1523
LGC	America/New_York	LaGrange	La Grange, Callaway Airport	33.0089	-85.0725
LGD	America/Los_Angeles	La Grande	La Grande Municipal Airport	45.2893	-118.0061
LGF	America/Phoenix	Yuma	Laguna Army Airfield		
LGG	Europe/Brussels	Liège	Liège Airport	50.6374	5.4432
LGH	Australia/Adelaide	Leigh Creek	Leigh Creek Airport	-30.5983	138.4258
LGI	America/Nassau	Long Island	Deadman's Cay Airport	23.1787	-75.0940
LGK	Asia/Kuala_Lumpur	Kuah	Langkawi International Airport	6.3297	99.7287
LGL	Asia/Kuching	Long Lellang	Long Lellang Airport		
LGO	Europe/Berlin	Langeoog	Langeoog	53.7500	7.4830
LGP	Asia/Manila	Legaspi	Legazpi International Airport	13.1591	123.7373
LGQ	America/Guayaquil	Lago Agrio	Nueva Loja Airport	0.0924	-76.8693
LGR	America/Coyhaique	Cochrane	Cochrane Airfield	-47.3300	-72.0000
LGS	America/Argentina/Mendoza	Malargüe	Malargue Airport	-35.4936	-69.5743
LGT	America/Bogota	Gaviotas	Las Gaviotas Airport	4.5500	-70.9260
LGU	America/Denver	Logan	Logan-Cache Airport	41.7800	-111.9000
LGW	Europe/London	London	London Gatwick Airport	51.1561	-0.1782
LGX	Africa/Mogadishu	Luuq	Lugh Ganane Airport	3.8089	42.5459
LGZ	Asia/Shanghai	Shannan	Shannan Longzi Airport	28.4258	92.3442
LHA	Europe/Berlin	Lahr	Black Forest Airport	48.3564	7.8256
LHE	Asia/Karachi	Lahore	Allama Iqbal International Airport	31.5216	74.4036
LHG	Australia/Sydney	Lightning Ridge	Lightning Ridge Airport	-29.4567	147.9844
LHI	Asia/Jayapura	Lereh	Lereh Airport	-3.1330	139.9000
LHK	Asia/Shanghai	Laohekou	Guangzhou MR Air Base	32.3894	111.6950
LHN	America/Sao_Paulo	Linhares	Linhares Regional Airport	-19.3585	-40.0730
LHR	Europe/London	London	London Heathrow Airport	51.4775	-0.4614
LHS	America/Argentina/Rio_Gallegos	Las Heras	Las Heras Airport		
LHU	Africa/Windhoek	Lianshulu	Lianshulu	-18.1160	23.3970
LHV	America/New_York	Lock Haven	William T. Piper Memorial Airport	41.1300	-77.4500
LHW	Asia/Shanghai	Lanzhou	Lanzhou Zhongchuan Airport	36.5152	103.6208
LIA	Asia/Shanghai	Liangping District	Liangping Airport	30.6794	107.7860
LIC	America/Denver	Limon	Limon Municipal Airport	39.2700	-103.7000
LID	Europe/Amsterdam	Valkenburg	Valkenburg Naval Air Base		
LIE	Africa/Kinshasa	Libenge	Libenge Airport	3.6330	18.6300
LIF	Pacific/Noumea	Lifou Island	Lifou Ouanaham Airport	-20.7748	167.2399
LIG	Europe/Paris	Limoges	Limoges-Bellegarde	45.8628	1.1794
LIH	Pacific/Honolulu	Kaua‘i	Lihue Airport	21.9758	-159.3386
LII	Asia/Jayapura	Mulia	Mulia Airport		
LIK	Pacific/Kwajalein	Likiep Atoll	Likiep Airfield	9.8224	169.3048
LIL	Europe/Paris	Lille	Lille Airport	50.5704	3.1064
LIM	America/Lima	Lima	Jorge Chávez International Airport	-12.0219	-77.1143
LIN	Europe/Rome	Milan	Milano Linate Airport	45.4451	9.2767
LIO	America/Costa_Rica	Limón	Limón International Airport	9.9580	-83.0220
LIP	America/Sao_Paulo	Lins	Lins Airport	-21.6640	-49.7305
LIQ	Africa/Kinshasa	Lisala	Lisala Airport	2.1707	21.4969
LIR	America/Costa_Rica	Liberia	Daniel Oduber Quirós International Airport	10.5933	-85.5444
LIS	Europe/Lisbon	Lisbon	Lisbon Humberto Delgado Airport	38.7813	-9.1359
LIT	America/Chicago	Little Rock	Adams Field	34.7294	-92.2243
LIW	Asia/Yangon	Loikaw	Loikaw Airport	19.6915	97.2148
LIX	Africa/Blantyre	Likoma Island	Likoma Island Airport	-12.0817	34.7361
LJA	Africa/Lubumbashi	Lodja	Lodja Airport	-3.4833	23.4667
LJG	Asia/Shanghai	Lijiang	Lijiang Sanyi Airport	26.6720	100.2472
LJN	America/Chicago	Angleton	Texas Gulf Coast Regional Airport	29.1103	-95.4599
LJU	Europe/Ljubljana	Ljubljana	Ljubljana Jože Pučnik Airport	46.2237	14.4576
LKA	Asia/Makassar	Larantuka	Larantuka Airport	-8.2743	123.0007
LKB	Pacific/Fiji	Lakeba Island	Lakeba Airport		
LKE	America/Los_Angeles	Seattle	Lake Union Seaplane Base	47.6280	-122.3393
LKG	Africa/Nairobi	Lokichokio	Lokichoggio Airport	4.2041	34.3482
LKH	Asia/Kuching	Long Akah	Long Akah Airport	3.3136	114.7857
LKK	America/Anchorage	Kulik Lodge	Kulik Lake Airport		
LKL	Europe/Oslo	Lakselv	Lakselv Banak Airport	70.0688	24.9735
LKN	Europe/Oslo	Leknes	Leknes Airport	68.1543	13.6133
LKO	Asia/Kolkata	Lucknow	Chaudhary Charan Singh Airport	26.7606	80.8893
LKP	America/New_York	Lake Placid	Lake Placid Airport	44.3000	-73.9800
LKR	Africa/Mogadishu	Las Khorey	Las Khorey Airport	11.1708	48.2029
LKV	America/Los_Angeles	Lakeview	Lake County-Lakeview Airport	42.1700	-120.4000
LKY	Africa/Dar_es_Salaam	Lake Manyara	Lake Manyara Airport	-3.3763	35.8185
LKZ	Europe/London	Brandon	Lakenheath Royal Air Force Base	52.4093	0.5610
LLA	Europe/Stockholm	Luleå	Luleå Airport	65.5438	22.1220
LLB	Asia/Shanghai	Libo County	Libo Airport	25.4510	107.9625
LLC	Asia/Manila	Lal-lo	Cagayan North International Airport	18.1810	121.7449
LLF	Asia/Shanghai	Yongzhou	Yongzhou Lingling Airport	26.3466	111.6103
LLG	Australia/Brisbane	Chillagoe	Chillagoe Airport	-17.1387	144.5289
LLH	America/Tegucigalpa	La Lima	Las Limas Reginaldo Hammer Airport	15.4420	-87.8989
LLI	Africa/Addis_Ababa	Lalibela	Lalibela Airport	11.9752	38.9806
LLJ	Asia/Jakarta	Lubuklinggau	Lubuklinggau Silampari Airport	-3.2823	102.9162
LLK	Asia/Baku	Lankaran	Lankaran International Airport	38.7500	48.8124
LLL	Australia/Perth	Lissadell	Lissadell Airfield	-16.6621	128.5908
LLM	Pacific/Guadalcanal	Lomlom	Lomlom Airport	-10.2966	166.3272
LLN	Asia/Jayapura	Kelila	Kelila Airport	-3.6846	138.6775
LLO	Asia/Makassar	Palopo	Palopo Lagaligo Airport	-3.0846	120.2452
LLS	America/Argentina/Cordoba	Las Lomitas	Las Lomitas	-24.7000	-60.6000
LLT	Africa/Luanda	Lobito	Lobito Airport	-12.3711	13.5367
LLV	Asia/Shanghai	Lüliang	Lüliang Airport	37.6832	111.1428
LLW	Africa/Blantyre	Lilongwe	Lilongwe International Airport	-13.7894	33.7810
LLX	America/New_York	Lyndonville	Caledonia County Airport	44.5710	-72.0165
LLY	America/New_York	Mount Holly	South Jersey Regional Airport	39.9438	-74.8421
LMA	America/Anchorage	Lake Minchumina	Minchumina Airport	63.8822	-152.3109
LMB	Africa/Blantyre	Salima	Salima	-13.7500	34.5700
LMC	America/Bogota	La Macarena	La Macarena Airport	2.1730	-73.7860
LMD	America/Argentina/Salta	Los Menucos	Los Menucos Airport	-40.8300	-68.1300
LME	Europe/Paris	Le Mans	Le Mans-Arnage	47.9486	0.2017
LMI	Pacific/Port_Moresby	Lumi	Lumi Airport	-3.4830	142.0000
LML	Pacific/Kwajalein	Lae	Lae Airfield	8.9220	166.2666
LMM	America/Mazatlan	Los Mochis	Los Mochis International Airport	25.6852	-109.0808
LMN	Asia/Kuching	Limbang	Limbang Airport	4.8083	115.0104
LMO	Europe/London	Lossiemouth	Lossiemouth	57.7052	-3.3392
LMP	Europe/Rome	Lampedusa	Aeroporto di Lampedusa	35.4979	12.6181
LMQ	Africa/Tripoli	Al Burayqah	Marsa Brega Airport	30.3781	19.5764
LMR	Africa/Johannesburg	Lime Acres	Lime Acres Finsch Mine Airport	-28.3601	23.4391
LMT	America/Los_Angeles	Klamath Falls	Klamath Falls Airport	42.1561	-121.7332
LMU	Asia/Pontianak	Jemaja Island	Jemaja Island Letung Airport	2.9643	105.7546
LMY	Pacific/Port_Moresby	Lake Murray	Lake Murray Airport	-6.8500	141.4000
LNA	America/New_York	West Palm Beach	Palm Beach County Park Airport	26.5900	-80.0900
LNB	Pacific/Efate	Lamen	Lamen Bay Airport	-16.5842	168.1590
LND	America/Denver	Lander	Hunt Field	42.8000	-108.7000
LNE	Pacific/Efate	Lonorore	Lonorore Airport	-15.8656	168.1720
LNJ	Asia/Shanghai	Lincang	Lincang Airport	23.7434	100.0248
LNK	America/Chicago	Lincoln	Lincoln Municipal Airport	40.8510	-96.7592
LNL	Asia/Shanghai	Longnan	Longnan Chengzhou Airport	33.7904	105.7954
LNN	America/New_York	Willoughby	Willoughby Lost Nation Municipal Airport	41.6848	-81.3970
LNO	Australia/Perth	Leonora	Leonora Airport	-28.8781	121.3147
LNP	America/New_York	Wise	Lonesome Pine Airport	36.9800	-82.5700
LNR	America/Chicago	Lone Rock	Tri-County Regional Airport	43.1800	-90.2000
LNS	America/New_York	Lancaster	Lancaster Airport	40.1217	-76.2961
LNU	Asia/Makassar	Malinau	Malinau Robert Atty Bessing Airport	3.5760	116.6205
LNV	Pacific/Port_Moresby	Londolovit	Lihir Island/Kunaye Airport	-3.0436	152.6290
LNX	Europe/Moscow	Smolensk	Smolensk North Airport	54.8244	32.0239
LNY	Pacific/Honolulu	Lanai City	Lanai Airport	20.7891	-156.9496
LNZ	Europe/Vienna	Linz	Linz Airport	48.2332	14.1875
LOA	Australia/Brisbane	Lorraine	Lorraine Airport	-19.0056	139.8970
LOB	America/Santiago	Los Andes	San Rafael Airport	-29.9700	-71.5300
LOC	Australia/Adelaide	Lock	Lock Airport	-33.5700	135.8000
LOD	Pacific/Efate	Longana	Longana Airport	-15.3056	167.9675
LOE	Asia/Bangkok	Loei	Loei Airport	17.4391	101.7221
LOH	America/Guayaquil	Loja	Catamayo / Camilo Ponce Enriquez	-3.9959	-79.3719
LOI	America/Sao_Paulo	Lontras	Helmuth Baumgartem Airport	-27.1610	-49.5434
LOK	Africa/Nairobi	Lodwar	Lodwar	3.1220	35.6087
LOL	America/Los_Angeles	Lovelock	Derby Field	40.0500	-118.6000
LOM	America/Mexico_City	Lagos de Moreno	Francisco Primo de Verdad National Airport	21.2591	-101.9437
LOO	Africa/Algiers	Laghouat	Moulay Ahmed Medeghri Airport	33.7644	2.9283
LOP	Asia/Makassar	Praya	Lombok International Airport	-8.7591	116.2766
LOQ	Africa/Gaborone	Lobatse	Lobatse Airport	-25.1980	25.7221
LOS	Africa/Lagos	Lagos	Murtala Mohammed International Airport	6.5774	3.3212
LOT	America/Chicago	Romeoville	Lewis University Airport	41.6058	-88.0940
LOU	America/Kentucky/Louisville	Louisville	Bowman Field	38.2280	-85.6637
LOV	America/Monterrey	Monclova	Venustiano Carranza International Airport	26.9548	-101.4677
LOW	America/New_York	Louisa	Louisa, Louisa County Airport/Freeman Field	38.0097	-77.9703
LOY	Africa/Nairobi	Loyengalani	Loyengalani Airport	2.7634	36.7184
LOZ	America/New_York	London	London-Corbin Airport	37.0885	-84.0751
LPA	Atlantic/Canary	Las Palmas de Gran Canaria	Gran Canaria Airport	27.9319	-15.3866
LPB	America/La_Paz	La Paz	El Alto International Airport	-16.5133	-68.1923
LPC	America/Los_Angeles	Lompoc	Lompoc Airport	34.6655	-120.4677
LPD	America/Bogota	La Pedrera	La Pedrera Airport	-1.3286	-69.5797
LPE	America/Bogota	La Primavera	La Primavera Airport	5.4790	-70.4210
LPF	Asia/Shanghai	Liupanshui	Liupanshui Yue Zhao Airport	26.6063	104.9719
LPG	America/Argentina/Buenos_Aires	La Plata	La Plata Airport	-34.9667	-57.8921
LPI	Europe/Stockholm	Linköping	Linköping City Airport	58.4064	15.6773
LPK	Europe/Moscow	Lipetsk	Lipetsk Airport	52.7028	39.5378
LPL	Europe/London	Liverpool	Liverpool Airport	53.3336	-2.8497
LPM	Pacific/Efate	Lamap	Lamap Malekula Airport	-16.4576	167.8287
LPN	Pacific/Port_Moresby	Leron Plains	Leron Plains Airport		
LPP	Europe/Helsinki	Lappeenranta	Lappeenranta Airport	61.0446	28.1444
LPQ	Asia/Vientiane	Luang Prabang	Luang Prabang International Airport	19.8991	102.1625
LPS	America/Los_Angeles	Lopez Island	Lopez Island Airport	48.4864	-122.9368
LPT	Asia/Bangkok	Lampang	Lampang Airport	18.2709	99.5042
LPU	Asia/Makassar	Long Apung	Long Apung Airport	1.7038	114.9705
LPX	Europe/Riga	Liepāja	Liepaja East	56.5175	21.0969
LPY	Europe/Paris	Le Puy-en-Velay	Le Puy – Loudes Airport	45.0807	3.7629
LPZ	America/Bogota	San Gil	Los Pozos Airport	6.5898	-73.1290
LQK	America/New_York	Pickens	Pickens County Airport	34.8098	-82.7026
LQM	America/Bogota	Puerto Leguízamo	Caucayá Puerto Leguizamo Airport		
LQN	Asia/Kabul	Qala i Naw	Qala i Naw Airport	34.9849	63.1167
LRB	Africa/Maseru	Hlotse	Leribe Airport	-28.9700	28.0000
LRC	Asia/Jayapura	Larat	Larat Airport		
LRD	America/Chicago	Laredo	Laredo International Airport	27.5437	-99.4616
LRE	Australia/Brisbane	Longreach	Longreach Airport	-23.4300	144.3000
LRF	America/Chicago	Jacksonville	Little Rock Air Force Base	34.9129	-92.1478
LRH	Europe/Paris	La Rochelle	La Rochelle – Île de Ré Airport	46.1792	-1.1953
LRJ	America/Chicago	Le Mars	Le Mars Municipal Airport	42.7780	-96.1937
LRL	Africa/Lome	Niamtougou	Niamtougou	9.7673	1.0913
LRM	America/Santo_Domingo	La Romana	La Romana International Airport	18.4507	-68.9118
LRN	America/Los_Angeles	Moses Lake	Larson Air Force Base	47.2076	-119.3200
LRO	America/Los_Angeles	Lathrop	Sharpe Army Air Field		
LRQ	America/Winnipeg	Laurie River	Laurie River Airport	56.2499	-101.3034
LRR	Asia/Tehran	Lār	Lar	27.6747	54.3833
LRS	Europe/Athens	Léros Island	Leros Municipal Airport		
LRT	Europe/Paris	Lorient	Lorient - Lann-Bihoué	47.7606	-3.4400
LRU	America/Denver	Las Cruces	Las Cruces International Airport	32.2894	-106.9220
LRV	America/Caracas	Gran Roque Island	Los Roques Airport	11.9447	-66.6728
LSA	Pacific/Port_Moresby	Losuia	Losuia Airport	-8.5000	151.1000
LSC	America/Santiago	La Serena	La Florida Airport	-29.9162	-71.1995
LSE	America/Chicago	La Crosse	La Crosse Municipal Airport	43.8791	-91.2562
LSF	America/New_York	Columbus	Lawson Army Airfield	32.3373	-84.9913
LSG	Asia/Shanghai	Leshan	Leshan Airport	29.4489	103.7419
LSH	Asia/Yangon	Lashio	Lashio Airport	22.9783	97.7524
LSI	Europe/London	Shetland Islands	Sumburgh Airport	59.8789	-1.2956
LSK	America/Denver	Lusk	Lusk Municipal Airport	42.7538	-104.4069
LSL	America/Costa_Rica	Los Chiles	Los Chiles Airport	11.0353	-84.7061
LSM	Asia/Kuching	Kampung Long Semadoh	Long Semado Airport	4.2170	115.6000
LSN	America/Los_Angeles	Los Banos	Los Banos Municipal Airport	37.0700	-120.9000
LSO	Europe/Paris	Les Sables-d'Olonne	Les Sables-d'Olonne - Talmont Airport	46.4756	-1.7249
LSP	America/Caracas	Punto Fijo	Josefa Camejo International Airport	11.7808	-70.1515
LSQ	America/Santiago	Los Ángeles	María Dolores Airport	-37.4017	-72.4254
LSR	Asia/Jakarta	Kutacane	Alas Leuser Airport	3.3918	97.8636
LSS	America/Guadeloupe	Terre-de-Haut	Les Saintes - Terre-de-Haut	15.8700	-61.5800
LST	Australia/Hobart	Launceston	Launceston Airport	-41.5453	147.2142
LSU	Asia/Kuching	Long Sukang	Long Sukang Airport	4.5500	115.5000
LSV	America/Los_Angeles	Las Vegas	Nellis Air Force Base	36.2369	-115.0331
LSW	Asia/Jakarta	Lhokseumawe	Lhokseumawe / Malikussaleh	5.2267	96.9503
LSX	Asia/Jakarta	Lhok Sukon	Lhok Sukon Airport	5.0500	97.3200
LSY	Australia/Sydney	Lismore	Lismore Airport	-28.8303	153.2600
LSZ	Europe/Zagreb	Mali Lošinj	Lošinj Airport	44.5687	14.3939
LTA	Africa/Johannesburg	Tzaneen	Tzaneen Airport	-23.8261	30.3231
LTC	Africa/Ndjamena	Laï	Laï Airport	9.3987	16.3134
LTD	Africa/Tripoli	Ghadames	Ghadames Airport	30.1517	9.7153
LTG	Asia/Kathmandu	Langtang	Langtang Airport	28.2000	85.5830
LTH	Asia/Ho_Chi_Minh	Ho Chi Minh City	Long Thanh International Airport		
LTI	Asia/Ulaanbaatar	Altai	Altai Airport	46.3764	96.2211
LTK	Asia/Damascus	Latakia	Lattakia	35.4011	35.9487
LTL	Africa/Libreville	Lastoursville	Lastoursville Airport	-0.8271	12.7448
LTM	America/Guyana	Lethem	Lethem Airport	3.3728	-59.7894
LTN	Europe/London	London	Luton Airport	51.8747	-0.3683
LTO	America/Mazatlan	Loreto	Loreto International Airport	25.9892	-111.3484
LTQ	Europe/Paris	Le Touquet-Paris-Plage	Le Touquet – Côte d'Opale Airport	50.5174	1.6206
LTR	Europe/Dublin	Letterkenny	Letterkenny Airport	54.9500	-7.7330
LTS	America/Chicago	Altus	Altus Air Force Base	34.6671	-99.2667
LTT	Europe/Paris	La Môle	La Môle – Saint-Tropez Airport	43.2056	6.4822
LTU	Asia/Kolkata	Latur	Latur Airport	18.4117	76.4644
LTW	America/New_York	Leonardtown	St Mary's County Regional Airport	38.3142	-76.5509
LTX	America/Guayaquil	Latacunga	Cotopaxi International Airport	-0.9011	-78.6000
LUA	Asia/Kathmandu	Lukla	Tenzing-Hillary Airport	27.6869	86.7297
LUB	America/Guyana	Lumidpau	Lumid Pau Airport	2.3939	-59.4410
LUC	Pacific/Fiji	Laucala Island	Laucala Island Airport		
LUD	Africa/Windhoek	Lüderitz	Lüderitz Airport	-26.6869	15.2433
LUF	America/Phoenix	Phoenix	Luke Air Force Base	33.5334	-112.3791
LUG	Europe/Zurich	Lugano	Lugano Airport	46.0043	8.9106
LUH	Asia/Kolkata	Ludhiana	Ludhiana Airport	30.8547	75.9526
LUI	America/Tegucigalpa	La Unión	La Unión Airport		
LUK	America/New_York	Cincinnati	Cincinnati Municipal Lunken Airport	39.1033	-84.4186
LUL	America/Chicago	Laurel	Hesler-Noble Field	31.7000	-89.1300
LUM	Asia/Shanghai	Mangshi	Mangshi Airport	24.4011	98.5317
LUN	Africa/Lusaka	Lusaka	Kenneth Kaunda International Airport	-15.3308	28.4526
LUO	Africa/Luanda	Luena	Luena Airport		
LUP	Pacific/Honolulu	Kalaupapa	Kalaupapa Airport	21.1800	-157.0000
LUQ	America/Argentina/San_Luis	San Luis	Brigadier Mayor César Raúl Ojeda Airport	-33.2732	-66.3564
LUS	Africa/Kinshasa	Lusanga	Lusanga Airport		
LUU	Australia/Brisbane	Laura	Laura Airport		
LUV	Asia/Jayapura	Langgur	Karel Sadsuitubun Airport	-5.7583	132.7580
LUW	Asia/Makassar	Luwuk	Syukuran Aminuddin Amir Airport	-1.0389	122.7719
LUX	Europe/Luxembourg	Luxembourg	Luxembourg Findel Airport	49.6266	6.2115
LUZ	Europe/Warsaw	Lublin	Lublin Airport	51.2400	22.7133
LVA	Europe/Paris	Laval	Laval-Entrammes	48.0320	-0.7430
LVB	America/Sao_Paulo	Sant'Ana do Livramento	Santana do Livramento Airport	-30.8360	-55.6260
LVI	Africa/Lusaka	Livingstone	Harry Mwanga Nkumbula International Airport	-17.8218	25.8227
LVK	America/Los_Angeles	Livermore	Livermore Municipal Airport	37.6800	-121.8000
LVL	America/New_York	Lawrenceville	Lawrenceville/Brunswick Municipal Airport	36.7707	-77.7924
LVM	America/Denver	Livingston	Mission Field	45.6700	-110.6000
LVO	Australia/Perth	Laverton	Laverton Airport	-28.6156	122.4240
LVP	Asia/Tehran	Jazīreh-ye Lāvān	Lavan Island	26.8115	53.3522
LVR	America/Cuiaba	Lucas do Rio Verde	Lucas do Rio Verde Airport	-13.0368	-55.9483
LVS	America/Denver	Las Vegas	Las Vegas Municipal Airport	35.6500	-105.2000
LWB	America/New_York	Lewisburg	Greenbrier Valley Airport	37.8582	-80.3992
LWC	America/Chicago	Lawrence	Lawrence Municipal Airport	38.9500	-95.2800
LWE	Asia/Makassar	Lewoleba	Lewoleba Airport	-8.3830	123.4000
LWK	Europe/London	Shetland Islands	Lerwick Tingwall Airport	60.2000	-1.1170
LWL	America/Los_Angeles	Wells	Wells Municipal Airport/Harriet Field	41.1165	-114.9236
LWM	America/New_York	Lawrence	Lawrence Municipal Airport	42.7172	-71.1234
LWN	Asia/Yerevan	Gyumri	Shirak Airport	40.7200	43.8300
LWO	Europe/Kyiv	Lviv	Lviv International Airport	49.8125	23.9561
LWR	Europe/Amsterdam	Leeuwarden	Leeuwarden Air Base	53.2286	5.7606
LWS	America/Los_Angeles	Lewiston	Lewiston–Nez Perce County Airport	46.3743	-117.0152
LWT	America/Denver	Lewistown	Lewistown Municipal Airport	47.0500	-109.5000
LWV	America/Chicago	Lawrenceville	Lawrenceville–Vincennes International Airport	38.7643	-87.6055
LWY	Asia/Kuching	Lawas	Lawas Airport	4.8500	115.4000
LXA	Asia/Shanghai	Lhasa	Lhasa Gonggar Airport	29.2946	90.9003
LXD	Asia/Jakarta	Kecamatan Pulau-Pulau Batu Utara	Lasondre Airport		
LXG	Asia/Vientiane	Luang Namtha	Louang Namtha Airport	20.9605	101.4025
LXN	America/Chicago	Lexington	Jim Kelly Field	40.7800	-99.7500
LXR	Africa/Cairo	Luxor	Luxor Airport	25.6710	32.7066
LXS	Europe/Athens	Lemnos	Limnos Airport	39.9171	25.2363
LXU	Africa/Lusaka	Lukulu	Lukulu	-14.3700	23.2700
LXV	America/Denver	Leadville	Lake County Airport	39.2250	-106.3162
LYA	Asia/Shanghai	Luoyang	Luoyang Beijiao Airport	34.7388	112.3846
LYB	America/Cayman	Little Cayman	Edward Bodden Airfield	19.6600	-80.0878
LYC	Europe/Stockholm	Lycksele	Lycksele Airport	64.5483	18.7162
LYE	Europe/London	Lyneham	RAF Lyneham	51.5051	-1.9934
LYG	Asia/Shanghai	Lianyungang	Lianyungang Huaguoshan Airport	34.4095	119.1844
LYH	America/New_York	Lynchburg	Lynchburg Regional Airport	37.3261	-79.2045
LYI	Asia/Shanghai	Linyi	Linyi Shubuling Airport	35.0472	118.4082
LYK	Asia/Makassar	Sumbawa Besar	Lunyuk Airport	-8.9890	117.2159
LYN	Europe/Paris	Lyon	Lyon-Bron Airport	45.7272	4.9443
LYO	America/Chicago	Lyons	Lyons-Rice County Municipal Airport	38.3455	-98.2271
LYP	Asia/Karachi	Faisalabad	Faisalabad International Airport	31.3650	72.9948
LYR	Arctic/Longyearbyen	Longyearbyen	Svalbard Airport, Longyear	78.2461	15.4656
LYS	Europe/Paris	Lyon	Lyon–Saint Exupéry Airport	45.7264	5.0908
LYU	America/Chicago	Ely	Ely Municipal Airport	47.8244	-91.8307
LYX	Europe/London	Lydd	Lydd Airport	50.9561	0.9392
LZA	Africa/Lubumbashi	Luiza	Luiza Airport		
LZC	America/Mexico_City	Ciudad Lázaro Cárdenas	Lázaro Cárdenas Airport	18.0017	-102.2205
LZD	Asia/Shanghai	Lanzhou	Lanzhoudong Airport		
LZG	Asia/Shanghai	Langzhong	Langzhong Airport	31.5035	106.0353
LZH	Asia/Shanghai	Liuzhou	Liuzhou Bailian Airport	24.2075	109.3910
LZI	Africa/Kinshasa	Luozi	Luozi Airport	-4.9500	14.1300
LZM	Africa/Luanda	Cuango-Luzamba	Luzamba Airport	-9.1159	18.0489
LZN	Asia/Taipei	Nangan	Mazu	26.1600	120.0000
LZO	Asia/Shanghai	Yunlong	Luzhou Yunlong Airport	29.0301	105.4700
LZR	Australia/Lindeman	Lizard Island National Park	Lizard Island Airport	-14.6730	145.4542
LZU	America/New_York	Lawrenceville	Lawrenceville, Gwinnett County-Briscoe Field Airport	33.9781	-83.9625
LZY	Asia/Shanghai	Nyingchi Prefecture	Nyingchi Mainling Airport	29.3033	94.3353
MAA	Asia/Kolkata	Chennai	Chennai International Airport	12.9883	80.1658
MAB	America/Araguaina	Marabá	Marabá Airport	-5.3686	-49.1380
MAC	America/New_York	Macon	Macon Downtown Airport	32.8200	-83.5600
MAD	Europe/Madrid	Madrid	Adolfo Suárez Madrid–Barajas Airport	40.4918	-3.5695
MAE	America/Los_Angeles	Madera	Madera Municipal Airport	36.9500	-120.1000
MAF	America/Chicago	Midland	Midland International Airport	31.9425	-102.2019
MAG	Pacific/Port_Moresby	Madang	Madang Airport	-5.2083	145.7896
MAH	Europe/Madrid	Minorca	Menorca Airport	39.8626	4.2187
MAJ	Pacific/Majuro	Majuro	Amata Kabua International Airport	7.0648	171.2720
MAK	Africa/Juba	Malakal	Malakal Airport	9.5590	31.6522
MAL	Asia/Jayapura	Pulau Mangole	Mangole Falabisahaya Airport		
MAM	America/Matamoros	Heroica Matamoros	General Servando Canales International Airport	25.7699	-97.5253
MAN	Europe/London	Manchester	Manchester Airport	53.3537	-2.2750
MAO	America/Manaus	Manaus	Eduardo Gomes International Airport	-3.0386	-60.0497
MAP	Pacific/Port_Moresby	Mamai	Mamai	-10.3000	149.5000
MAQ	Asia/Bangkok	Mae Sot	Sanam Bin Mae Sot	16.7200	98.5700
MAR	America/Caracas	Maracaibo	La Chinita Internacional	10.5582	-71.7279
MAS	Pacific/Port_Moresby	Manus Island	Momote Airport	-2.0619	147.4242
MAT	Africa/Kinshasa	Matadi	Matadi	-5.8000	13.4300
MAU	Pacific/Tahiti	Maupiti	Maupiti Airport	-16.4265	-152.2440
MAV	Pacific/Majuro	Maloelap Atoll	Maloelap Airfield	8.7044	171.2297
MAW	America/Chicago	Malden	Malden Regional Airport	36.5994	-89.9912
MAX	Africa/Dakar	Matam	Ouro Sogui Airport	15.5935	-13.3232
MAY	America/Nassau	Mangrove Cay	Clarence A. Bain Airport	24.2881	-77.6790
MAZ	America/Puerto_Rico	Mayagüez	Eugenio María de Hostos Airport	18.2543	-67.1497
MBA	Africa/Nairobi	Mombasa	Mombasa Airport	-4.0348	39.5943
MBB	Australia/Perth	Marble Bar	Marble Bar Airport	-21.2500	119.6000
MBC	Africa/Libreville	Mbigou	M'Bigou Airport	-1.9000	11.8800
MBD	Africa/Johannesburg	Mmabatho	Mmabatho Airport	-25.7984	25.5480
MBE	Asia/Tokyo	Mombetsu	Mombetsu Airport	44.3039	143.4040
MBG	America/Chicago	Mobridge	Mobridge Municipal Airport	45.5300	-100.4000
MBH	Australia/Brisbane	Maryborough	Maryborough Airport	-25.5133	152.7150
MBI	Africa/Dar_es_Salaam	Mbeya	Mbeya Airport	-8.9191	33.4630
MBJ	America/Jamaica	Montego Bay	Sangster International Airport	18.5037	-77.9134
MBK	America/Cuiaba	Matupá	Matupá Airport	-10.1703	-54.9528
MBL	America/Detroit	Manistee	Manistee County-Blacker Airport	44.2758	-86.2545
MBM	Africa/Johannesburg	Mkambati	Mkambati Airport	-31.2800	29.9700
MBO	Asia/Manila	Mamburao	Mamburao Airport	13.2106	120.6048
MBP	America/Lima	Moyobamba	Moyobamba Airport		
MBQ	Africa/Kampala	Mbarara	Mbarara Airport	-0.6167	30.6500
MBR	Africa/Nouakchott	Mboutt	Mbout Airport	16.0000	-12.5000
MBS	America/Detroit	Saginaw	MBS International Airport	43.5321	-84.0877
MBT	Asia/Manila	Masbate	Moises R. Espinosa Airport		
MBU	Pacific/Guadalcanal	Mbambanakira	Mbambanakira Airfield		
MBW	Australia/Melbourne	Melbourne	Moorabbin Airport Aws	-37.9758	145.1022
MBX	Europe/Ljubljana	Maribor	Maribor Edvard Rusjan Airport	46.4799	15.6861
MBZ	America/Manaus	Maués	Maués Airport	-3.3722	-57.7248
MCA	Africa/Conakry	Macenta	Macenta Airport	8.5330	-9.4670
MCB	America/Chicago	McComb	Mc Comb/Pike County Airport/John E Lewis Field	31.1828	-90.4723
MCC	America/Los_Angeles	Sacramento	Mc Clellan Airfield	38.6676	-121.4006
MCD	America/Detroit	Mackinac Island	Mackinac Island Airport	45.8700	-84.6300
MCE	America/Los_Angeles	Merced	Merced Municipal Airport	37.2800	-120.5000
MCF	America/New_York	Tampa	Macdill Air Force Base, Fl.	27.8493	-82.5212
MCG	America/Anchorage	McGrath	McGrath Airport	62.9528	-155.6056
MCH	America/Guayaquil	Machala	General Manuel Serrano Airport	-3.2689	-79.9616
MCI	America/Chicago	Kansas City	Kansas City International Airport	39.2976	-94.7139
MCJ	America/Bogota	Maicao	Jorge Isaac Airport		
MCK	America/Chicago	McCook	McCook Ben Nelson Regional Airport	40.2061	-100.5921
MCL	America/Anchorage	Denali Park	McKinley National Park Airport	63.7325	-148.9106
MCN	America/New_York	Macon	Middle Georgia Regional Airport	32.6962	-83.6420
MCO	America/New_York	Orlando	Orlando International Airport	28.4294	-81.3090
MCP	America/Belem	Macapá	Macapá-Alberto Alcolumbre International Airport	0.0507	-51.0722
MCQ	Europe/Budapest	Miskolc	Miskolc Airport	48.1378	20.7901
MCS	America/Argentina/Cordoba	Monte Caseros	Monte Caseros Aerodrome	-30.2719	-57.6402
MCT	Asia/Muscat	Muscat	Muscat International Airport	23.6009	58.2861
MCU	Europe/Paris	Montluçon	Montluçon – Guéret Airport		
MCV	Australia/Darwin	Here’s Your Chance Mine	McArthur River Mine Airport	-16.4426	136.0760
MCW	America/Chicago	Mason City	Mason City Municipal Airport	43.1700	-93.3300
MCX	Europe/Moscow	Makhachkala	Uytash Airport	42.8168	47.6523
MCY	Australia/Brisbane	Sunshine Coast	Sunshine Coast Airport	-26.6033	153.0910
MCZ	America/Maceio	Maceió	Maceió/Zumbi dos Palmares International Airport	-9.5108	-35.7917
MDC	Asia/Makassar	Manado	Sam Ratulangi International Airport	1.5494	124.9259
MDD	America/Chicago	Midland	Midland Airpark	32.0400	-102.1000
MDE	America/Bogota	Medellín	José María Córdova International Airport	6.1645	-75.4231
MDF	America/Chicago	Medford	Taylor County Airport	45.1500	-90.3300
MDG	Asia/Shanghai	Mudanjiang	Mudanjiang Hailang International Airport	44.5241	129.5690
MDH	America/Chicago	Carbondale	Southern Illinois Airport	37.7772	-89.2518
MDI	Africa/Lagos	Makurdi	Makurdi Airport	7.7039	8.6139
MDJ	America/Los_Angeles	Madras	Madras Municipal Airport	44.6651	-121.1496
MDK	Africa/Kinshasa	Mbandaka	Mbandaka Airport	0.0226	18.2887
MDL	Asia/Yangon	Mandalay	Mandalay International Airport	21.6906	95.9786
MDN	America/Indiana/Indianapolis	Madison	Madison Municipal Airport	38.7300	-85.3700
MDP	Asia/Jayapura	Mindiptana	Mindiptana Airport	-5.8830	140.7000
MDQ	America/Argentina/Buenos_Aires	Mar del Plata	Astor Piazzolla International Airport	-37.9342	-57.5733
MDS	America/Grand_Turk	Middle Caicos	Middle Caicos Airport	21.8258	-71.8025
MDT	America/New_York	Harrisburg	Harrisburg International Airport	40.1934	-76.7633
MDU	Pacific/Port_Moresby	Mendi	Mendi Airport	-6.1503	143.6571
MDV	Africa/Libreville	Médouneu	Médouneu Airport	1.0167	10.7500
MDW	America/Chicago	Chicago	Chicago Midway International Airport	41.7860	-87.7524
MDX	America/Argentina/Cordoba	Mercedes	Mercedes Airport	-29.2200	-58.0800
MDY	Pacific/Midway	Sand Island	Henderson Field Civil Airport	28.2017	-177.3806
MDZ	America/Argentina/Mendoza	Mendoza	Mendoza Aerodrome	-32.8317	-68.7929
MEA	America/Sao_Paulo	Macaé	Benedito Lacerda Airport	-22.3430	-41.7660
MEB	Australia/Melbourne	Melbourne	Essendon Airport	-37.7281	144.9019
MEC	America/Guayaquil	Manta	Eloy Alfaro International Airport	-0.9461	-80.6788
MED	Asia/Riyadh	Madinah	Prince Mohammad bin Abdulaziz Airport	24.5454	39.7009
MEE	Pacific/Noumea	La Roche	La Roche - Maré Island Airport	-21.4817	168.0375
MEG	Africa/Luanda	Malanje	Malanje Airport	-9.5251	16.3124
MEH	Europe/Oslo	Mehamn	Mehamn Airport	71.0290	27.8264
MEI	America/Chicago	Meridian	Meridian Regional Airport	32.3313	-88.7538
MEJ	America/New_York	Meadville	Port Meadville Airport	41.6259	-80.2162
MEK	Africa/Casablanca	Meknes	Meknes	33.8791	-5.5151
MEL	Australia/Melbourne	Melbourne	Melbourne Airport	-37.6733	144.8433
MEM	America/Chicago	Memphis	Memphis International Airport	35.0422	-89.9816
MEN	Europe/Paris	Mende	Mende-Brenoux	44.5021	3.5328
MEO	America/New_York	Manteo	Dare County Regional Airport	35.9174	-75.7001
MEP	Asia/Kuala_Lumpur	Mersing	Mersing Airport	2.4330	103.8000
MEQ	Asia/Jakarta	Meulaboh	Cut Nyak Dhien Airport	4.0435	96.2508
MER	America/Los_Angeles	Merced	Castle Airport	37.3805	-120.5682
MES	Asia/Jakarta	Medan	Soewondo Air Force Base	3.5581	98.6717
MEU	America/Santarem	Monte Dourado	Monte Dourado Airport	-0.8833	-52.6000
MEV	America/Los_Angeles	Minden	Minden-Tahoe Airport	39.0000	-119.7556
MEW	Africa/Lubumbashi	Mweka	Mweka Airport	-4.8500	21.5500
MEX	America/Mexico_City	Mexico City	Benito Juárez International Airport	19.4363	-99.0721
MEY	Asia/Kathmandu	Meghauli	Meghauli Airport	27.5774	84.2294
MEZ	Africa/Johannesburg	Silveroaks	Morningside Farm Airport		
MFA	Africa/Dar_es_Salaam	Mafia Island	Mafia Island Airport	-7.9127	39.6659
MFC	Africa/Maseru	Mafeteng	Mafeteng Airport	-29.8000	27.2500
MFD	America/New_York	Mansfield	Mansfield Lahm Regional Airport	40.8214	-82.5166
MFE	America/Chicago	McAllen	McAllen Miller International Airport	26.1759	-98.2386
MFF	Africa/Libreville	Moanda	Moanda	-1.5330	13.2700
MFG	Asia/Karachi	Muzaffarābād	Muzaffarabad Airport	34.3390	73.5086
MFH	America/Los_Angeles	Mesquite	Mesquite Airport	36.8328	-114.0577
MFI	America/Chicago	Marshfield	Marshfield Municipal Airport	44.6300	-90.1800
MFJ	Pacific/Fiji	Moala	Moala Airport	-18.5665	179.9510
MFK	Asia/Taipei	Mazucun	Matsu Beigan Airport	26.2200	120.0000
MFM	Asia/Macau	Macau	Macau International Airport	22.1496	113.5916
MFN	Pacific/Auckland	Milford Sound	Milford Sound Airport	-44.6200	167.9000
MFO	Pacific/Port_Moresby	Manguna	Manguna Airport	-5.5769	151.7909
MFQ	Africa/Niamey	Maradi	Maradi Airport	13.5025	7.1268
MFR	America/Los_Angeles	Medford	Rogue Valley International - Medford Airport	42.3742	-122.8735
MFS	America/Bogota	Miraflores	Miraflores Airport		
MFT	America/Lima	Machupicchu	Machu Pichu Airport		
MFU	Africa/Lusaka	Mfuwe	Mfuwe Airport	-13.2589	31.9366
MFV	America/New_York	Melfa	Accomack County Airport	37.6432	-75.7611
MFW	Africa/Maputo	Magaruque Island	Magaruque Island Airport	-21.9678	35.4242
MFX	Europe/Paris	Méribel	Méribel	45.4069	6.5785
MFZ	Pacific/Port_Moresby	Meselia	Meselia Airport	-6.1368	149.1173
MGA	America/Managua	Managua	Augusto César Sandino International Airport	12.1415	-86.1682
MGB	Australia/Adelaide	Mount Gambier	Mount Gambier Airport	-37.7456	140.7853
MGC	America/Chicago	Michigan City	Michigan City Municipal Airport-Phillips Field	41.7042	-86.8234
MGD	America/La_Paz	Magdalena	Magdalena Airport	-13.2570	-64.0630
MGE	America/New_York	Marietta	Dobbins Air Reserve Base	33.9154	-84.5163
MGF	America/Sao_Paulo	Maringá	Maringá Regional Airport	-23.4764	-52.0164
MGG	Pacific/Port_Moresby	Margarima	Margarima Airport	-5.9788	143.3593
MGH	Africa/Johannesburg	Margate	Margate Airport	-30.8574	30.3430
MGJ	America/New_York	Montgomery	Orange County Airport	41.5200	-74.2700
MGK	Asia/Yangon	Mong Ton	Mong Tong Airport	20.2967	98.8989
MGL	Europe/Berlin	Düsseldorf	Düsseldorf Mönchengladbach Airport	51.2315	6.4999
MGM	America/Chicago	Montgomery	Dannelly Field	32.3006	-86.3940
MGN	America/Bogota	Magangué	Baracoa Regional Airport	9.2844	-74.8447
MGQ	Africa/Mogadishu	Mogadishu	Aden Adde International Airport	2.0158	45.3041
MGR	America/New_York	Moultrie	Moultrie Municipal Airport	31.0800	-83.8000
MGT	Australia/Darwin	Millingimbi Island	Milingimbi Airport	-12.0944	134.8940
MGU	Asia/Yangon	Manaung	Manaung Airport	18.8465	93.6835
MGW	America/New_York	Morgantown	Morgantown Municipal Airport	39.6429	-79.9163
MGX	Africa/Libreville	Moabi	Moabi Airport	-2.2500	11.0000
MGY	America/New_York	Dayton	Dayton-Wright Brothers Airport	39.5913	-84.2284
MGZ	Asia/Yangon	Myeik	Myeik Airport	12.4398	98.6215
MHA	America/Guyana	Mahdia	Mahdia Airport	5.2500	-59.1500
MHC	America/Santiago	Castro	Mocopulli Airport	-42.3385	-73.7155
MHD	Asia/Tehran	Mashhad	Mashhad International Airport	36.2352	59.6410
MHE	America/Chicago	Mitchell	Mitchell Municipal Airport	43.7700	-98.0300
MHG	Europe/Berlin	Mannheim	Mannheim City Airport	49.4727	8.5143
MHH	America/Nassau	Marsh Harbour	Marsh Harbour Airport	26.5114	-77.0836
MHI	Africa/Djibouti	Île Moucha	Moucha Airport	11.7167	43.2000
MHK	America/Chicago	Manhattan	Manhattan Regional Airport	39.1410	-96.6708
MHL	America/Chicago	Marshall	Marshall Memorial Municipal Airport	39.0971	-93.1987
MHM	Pacific/Guadalcanal	Manaoba Island	Manaoba Island Airport		
MHN	America/Denver	Mullen	Hooker County Airport	42.0500	-101.1000
MHP	Europe/Minsk	Minsk	Loshitsa / Minsk International 1	53.8645	27.5397
MHQ	Europe/Mariehamn	Mariehamn	Mariehamn Airport	60.1222	19.8982
MHR	America/Los_Angeles	Sacramento	Sacramento Mather Airport	38.5568	-121.2983
MHS	America/Los_Angeles	Mount Shasta	Dunsmuir Municipal Airport-Mott Airport	41.2661	-122.2731
MHT	America/New_York	Manchester	Manchester Airport	42.9326	-71.4357
MHU	Australia/Melbourne	Mount Hotham	Mount Hotham Airport	-37.0475	147.3340
MHV	America/Los_Angeles	Mojave	Mojave Airport	35.0580	-118.1517
MHW	America/La_Paz	Monteagudo	Monteagudo Airport	-19.8300	-63.9700
MHY	Pacific/Port_Moresby	Morehead	Morehead		
MHZ	Europe/London	Mildenhall	Mildenhall Royal Air Force Base	52.3619	0.4864
MIA	America/New_York	Miami	Miami International Airport	25.7934	-80.2900
MIB	America/Chicago	Minot	Minot Air Force Base	48.4156	-101.3577
MIC	America/Chicago	Minneapolis	Crystal Airport	45.0609	-93.3551
MID	America/Merida	Mérida	Manuel Crescencio Rejón International Airport	20.9370	-89.6577
MIE	America/Indiana/Indianapolis	Muncie	Delaware County Regional Airport	40.2403	-85.3912
MIG	Asia/Shanghai	Mianyang	Mianyang Nanjiao Airport	31.4281	104.7410
MII	America/Sao_Paulo	Marília	Marília Airport	-22.1969	-49.9264
MIK	Europe/Helsinki	Mikkeli	Mikkeli Airport	61.6866	27.2018
MIM	Australia/Sydney	Merimbula	Merimbula Airport	-36.9086	149.9014
MIN	Australia/Adelaide	Minnipa	Minnipa Airport		
MIO	America/Chicago	Miami	Miami Municipal Airport		
MIP	Asia/Jerusalem	Mitzpe Ramon	Mitzpe Ramon Airport	30.6522	34.8068
MIQ	America/Chicago	Omaha	Millard Airport	41.1960	-96.1123
MIR	Africa/Tunis	Monastir	Monastir Habib Bourguiba International Airport	35.7581	10.7547
MIS	Pacific/Port_Moresby	Misima Island	Misima Island Airport		
MIT	America/Los_Angeles	Shafter	Shafter / Kern County Airport	35.5041	-119.1919
MIU	Africa/Lagos	Maiduguri	Maiduguri Airport	11.8553	13.0809
MIV	America/New_York	Millville	Millville Municipal Airport	39.3678	-75.0722
MIW	America/Chicago	Marshalltown	Marshalltown Municipal Airport	42.1093	-92.9156
MIY	Australia/Darwin	Mittiebah	Mittiebah Airstrip	-18.8093	137.0817
MIZ	Australia/Darwin	Mainoru Homestead	Mainoru Airport	-14.0542	134.0950
MJA	Indian/Antananarivo	Manja	Manja Airport	-21.4200	44.3200
MJB	Pacific/Majuro	Mejit Island	Mejit Airfield	10.2835	170.8697
MJC	Africa/Abidjan	Man	Man Airport	7.2721	-7.5874
MJD	Asia/Karachi	Moenjodaro	Moenjodaro Airport	27.3352	68.1431
MJE	Pacific/Kwajalein	Majkin	Majkin Airfield		
MJF	Europe/Oslo	Mosjøen	Mosjøen Airport, Kjærstad	65.7840	13.2149
MJG	America/Havana	Yaguajay	Mayajigua Airport		
MJH	Asia/Riyadh	Al Majma'ah	Majima Airport		
MJI	Africa/Tripoli	Tripoli	Mitiga International Airport	32.8941	13.2760
MJK	Australia/Perth	Monkey Mia	Shark Bay Airport	-25.8894	113.5755
MJL	Africa/Libreville	Mouila	Mouila	-1.8451	11.0567
MJM	Africa/Lubumbashi	Mbuji-Mayi	Mbuji Mayi Airport	-6.1212	23.5690
MJN	Indian/Antananarivo	Mahajanga	Amborovy Airport	-15.6671	46.3518
MJO	Africa/Windhoek	Okonjati	Mount Etjo Airport	-21.0230	16.4530
MJP	Australia/Perth	Manjimup	Manjimup Airport	-34.2300	116.2000
MJQ	America/Chicago	Jackson	Jackson Municipal Airport	43.6476	-94.9851
MJR	America/Argentina/Buenos_Aires	Miramar	Miramar Airport	-38.2279	-57.8720
MJS	Africa/Maputo	Maganja	Maganja da Costa Airport		
MJT	Europe/Athens	Mytilene	Mytilene International Airport "Odysseas Elytis"	39.0543	26.6028
MJU	Asia/Makassar	Mamuju	Tampa Padang Airport	-2.5867	119.0293
MJV	Europe/Madrid	San Javier	Murcia–San Javier Airport	37.7750	-0.8124
MJX	America/New_York	Toms River	Robert J. Miller Air Park	39.9271	-74.2930
MJZ	Asia/Yakutsk	Mirny	Mirny Airport	62.5347	114.0389
MKC	America/Chicago	Kansas City	Charles B. Wheeler Downtown Airport	39.1212	-94.5915
MKE	America/Chicago	Milwaukee	General Mitchell International Airport	42.9472	-87.8966
MKF	America/New_York	Columbus	McKenna AAF		
MKG	America/Detroit	Muskegon	Muskegon County Airport	43.1695	-86.2382
MKH	Africa/Maseru	Mokhotlong	Mokhotlong Airport		
MKI	Africa/Bangui	Obo	M'Boki Airport	5.3331	25.9294
MKJ	Africa/Brazzaville	Makoua	Makoua Airport	-0.0222	15.5756
MKK	Pacific/Honolulu	Ho‘olehua	Molokai Airport	21.1515	-157.0975
MKL	America/Chicago	Jackson	Mc Kellar-Sipes Regional Airport	35.6024	-88.9214
MKM	Asia/Kuching	Mukah	Mukah Airport	2.9071	112.0783
MKO	America/Chicago	Muskogee	Davis Field Airport	35.6613	-95.3592
MKP	Pacific/Tahiti	Makemo	Makemo Airport	-16.5839	-143.6580
MKQ	Asia/Jayapura	Merauke	Mopah Airport	-8.5203	140.4185
MKR	Australia/Perth	Meekatharra	Meekatharra Airport	-26.6085	118.5455
MKS	Africa/Addis_Ababa	Mekane Selam	Mekane Selam Airport		
MKT	America/Chicago	Mankato	Mankato Regional Airport	44.2216	-93.9187
MKU	Africa/Libreville	Makokou	Makokou	0.5792	12.8909
MKW	Asia/Jayapura	Manokwari	Rendani Airport	-0.8918	134.0492
MKX	Asia/Aden	Riyan	Mukalla Airport		
MKY	Australia/Brisbane	Mackay	Mackay Mo	-21.1717	149.1797
MKZ	Asia/Kuala_Lumpur	Malacca	Malacca International Airport	2.2634	102.2515
MLA	Europe/Malta	Valletta	Malta International Airport	35.8575	14.4772
MLB	America/New_York	Melbourne	Melbourne International Airport	28.1028	-80.6458
MLC	America/Chicago	McAlester	McAlester Regional Airport	34.8850	-95.7844
MLE	Indian/Maldives	Male	Velana International Airport	4.1918	73.5291
MLF	America/Denver	Milford	Milford Municipal Airport	38.4266	-113.0125
MLG	Asia/Jakarta	Malang	Abdul Rachman Saleh Airport	-7.9264	112.7146
MLH	Europe/Paris	Mulhouse	EuroAirport Basel–Mulhouse–Freiburg		
MLI	America/Chicago	Moline	Quad City International Airport	41.4485	-90.5075
MLJ	America/New_York	Milledgeville	Baldwin County Airport	33.1542	-83.2428
MLK	America/Denver	Malta	Malta Airport	48.3683	-107.9127
MLL	America/Nome	Marshall	Marshall Don Hunter Sr. Airport	61.8647	-162.0311
MLM	America/Mexico_City	Morelia	General Francisco J. Mujica International Airport	19.8499	-101.0255
MLN	Africa/Ceuta	Melilla	Melilla Airport	35.2798	-2.9563
MLO	Europe/Athens	Milos Island	Milos Island National Airport	36.6968	24.4762
MLP	Asia/Manila	Malabang	Malabang Airport	7.6170	124.0590
MLR	Australia/Adelaide	Millicent	Millicent Airport		
MLS	America/Denver	Miles City	Frank Wiley Field	46.4300	-105.9000
MLT	America/New_York	Millinocket	Millinocket Municipal Airport	45.6500	-68.7000
MLU	America/Chicago	Monroe	Monroe Regional Airport	32.5109	-92.0377
MLW	Africa/Monrovia	Monrovia	James Spriggs Payne Airfield	6.2891	-10.7587
MLX	Europe/Istanbul	Malatya	Malatya Erhaç Airport	38.4353	38.0910
MLY	America/Anchorage	Manley Hot Springs	Manley Hot Springs Airport	65.0000	-150.6000
MLZ	America/Montevideo	Melo	Cerro Largo International Airport	-32.3300	-54.2000
MMB	Asia/Tokyo	Ozora	Memambetsu Airport	43.8806	144.1641
MMC	America/Monterrey	Ciudad Mante	Ciudad Mante National Airport	22.7432	-99.0174
MMD	Asia/Tokyo	Minamidaitō Son	Minamidaitojima	25.8465	131.2635
MME	Europe/London	Durham	Teesside International Airport	54.5092	-1.4294
MMF	Africa/Douala	Mamfe	Mamfe Airport	5.7044	9.3056
MMG	Australia/Perth	Mount Magnet	Mount Magnet Airport	-28.1161	117.8417
MMH	America/Los_Angeles	Mammoth Lakes	Mammoth Lakes Airport	37.6200	-118.9000
MMI	America/New_York	Athens	McMinn County Airport	35.4500	-84.6000
MMJ	Asia/Tokyo	Matsumoto	Matsumoto Airport	36.1668	137.9227
MMK	Europe/Moscow	Murmansk	Murmansk Airport	68.7817	32.7508
MML	America/Chicago	Marshall	Marshall, Southwest Minnesota Regional Airport - Marshall/Ryan Field	44.4500	-95.8167
MMM	Australia/Brisbane	Middlemount	Middlemount Airport	-22.8025	148.7047
MMN	America/New_York	Stow	Minute Man Air Field	42.4613	-71.5169
MMO	Atlantic/Cape_Verde	Vila do Maio	Maio Airport	15.1562	-23.2137
MMQ	Africa/Lusaka	Mbala	Mbala	-8.8670	31.3300
MMS	America/Chicago	Marks	Selfs Airport	34.2331	-90.2898
MMT	America/New_York	Columbia	McEntire Air National Guard Weather Facility Base	33.9167	-80.8000
MMU	America/New_York	Morristown	Morristown Municipal Airport	40.7993	-74.4149
MMV	Pacific/Port_Moresby	Mal Island	Mal Airport	-1.3944	144.1711
MMX	Europe/Stockholm	Malmö	Malmö Airport	55.5421	13.3720
MMY	Asia/Tokyo	Miyako Island	Miyako Airport	24.7828	125.2951
MMZ	Asia/Kabul	Maymana	Maimana Airport	35.9303	64.7613
MNA	Asia/Makassar	Melonguanne	Melangguane Airport	4.0069	126.6730
MNB	Africa/Kinshasa	Moanda	Moanda	-5.9305	12.3514
MNC	Africa/Maputo	Nacala	Nacala Airport	-14.4795	40.7128
MNE	Australia/Adelaide	Mungaranie Station	Mungeranie Airport	-28.0092	138.6570
MNF	Pacific/Fiji	Mana Island	Mana Island Airport	-17.6731	177.0980
MNG	Australia/Darwin	Maningrida	Maningrida Airport	-12.0561	134.2342
MNH	Asia/Muscat	Rustaq	Rustaq Airport	23.6398	57.4820
MNI	America/Montserrat	Montserrat	John A. Osborne Airport	16.7912	-62.1932
MNJ	Indian/Antananarivo	Mananjary	Mananjary Airport	-21.2018	48.3583
MNK	Pacific/Tarawa	Maiana Island	Maiana Airport	1.0042	173.0306
MNL	Asia/Manila	Manila	Ninoy Aquino Manila International Airport	14.5050	121.0045
MNM	America/Menominee	Menominee	Menominee-Marinette Twin County Airport	45.1263	-87.6391
MNN	America/New_York	Marion	Marion Municipal Airport	40.6166	-83.0685
MNO	Africa/Lubumbashi	Manono	Manono Airport	-7.2889	27.3958
MNP	Pacific/Port_Moresby	Maron Island	Maron Island Airport	-1.5363	145.0325
MNQ	Australia/Brisbane	Monto	Monto Airport	-24.8858	151.1003
MNR	Africa/Lusaka	Mongu	Mongu Airport	-15.2545	23.1623
MNS	Africa/Lusaka	Mansa	Mansa Airport	-11.1380	28.8758
MNT	America/Anchorage	Minto	Minto Al Wright Airport		
MNU	Asia/Yangon	Mawlamyine	Mawlamyine Airport	16.4417	97.6577
MNW	Australia/Darwin	MacDonald Downs	MacDonald Downs Airport	-22.4440	135.1990
MNX	America/Manaus	Manicoré	Manicore	-5.8114	-61.2783
MNY	Pacific/Guadalcanal	Mono Island	Mono Airport	-7.4169	155.5650
MNZ	America/New_York	Manassas	Manassas Regional Airport	38.7258	-77.5126
MOA	America/Havana	Moa	Orestes Acosta Airport	20.6517	-74.9269
MOB	America/Chicago	Mobile	Mobile Regional Airport	30.6912	-88.2428
MOC	America/Bahia	Montes Claros	Montes Claros	-16.7069	-43.8189
MOD	America/Los_Angeles	Modesto	Modesto City-County Airport	37.6258	-120.9544
MOF	Asia/Makassar	Maumere	Frans Seda Airport	-8.6391	122.2386
MOG	Asia/Yangon	Möng Hsat	Mong Hsat Airport	20.5168	99.2568
MOH	Asia/Makassar	Morowali Regency	Morowali Airport	-2.2039	121.6599
MOI	Pacific/Rarotonga	Mitiaro	Mitiaro Island Airport	-19.8425	-157.7030
MOJ	America/Paramaribo	Moengo	Moengo Airstrip	5.6077	-54.3994
MOK	Asia/Samarkand	Mŭynoq	Muynak Airport	43.7552	59.0309
MOL	Europe/Oslo	Molde	Molde Airport, Årø	62.7447	7.2625
MOM	Africa/Nouakchott	Moudjeria	Letfotar Airport	17.7500	-12.5000
MON	Pacific/Auckland	Mount Cook Village	Mount Cook Airport	-43.7655	170.1343
MOO	Australia/Adelaide	Moomba	Moomba Airport	-28.0994	140.1970
MOP	America/Detroit	Mount Pleasant	Mount Pleasant Municipal Airport	43.6200	-84.7300
MOQ	Indian/Antananarivo	Morondava	Morondava Airport	-20.2849	44.3177
MOR	America/New_York	Morristown	Moore-Murrell Airport	36.1786	-83.3766
MOT	America/Chicago	Minot	Minot International Airport	48.2594	-101.2803
MOU	America/Nome	Mountain Village	Mountain Village Airport	62.0800	-163.7000
MOV	Australia/Brisbane	Moranbah	Moranbah Airport	-22.0578	148.0775
MOX	America/Chicago	Morris	Morris Municipal Airport - Charlie Schmidt Field	45.5704	-95.9684
MOY	America/Bogota	Monterrey	Monterrey Airfield	4.8754	-72.8612
MOZ	Pacific/Tahiti	Moorea	Moorea-Temae Airport	-17.4888	-149.7620
MPA	Africa/Windhoek	Katima Mulilo	Katima Mulilo Airport	-17.6339	24.1774
MPB	America/New_York	Miami	Miami Seaplane Base	25.7837	-80.1778
MPD	Asia/Karachi	Goth Sindhri	Sindhri Airport	25.6830	69.0724
MPE	America/New_York	Madison	Griswold Airport		
MPH	Asia/Manila	Caticlan	Godofredo P. Ramos Airport	11.9242	121.9535
MPJ	America/Chicago	Morrilton	Petit Jean Park Airport	35.1454	-92.9058
MPL	Europe/Paris	Montpellier	Montpellier–Méditerranée Airport	43.5776	3.9586
MPM	Africa/Maputo	Maputo	Maputo International Airport	-25.9197	32.5735
MPN	Atlantic/Stanley	Mount Pleasant	Mount Pleasant Airport	-51.8228	-58.4472
MPO	America/New_York	Mount Pocono	Pocono Mountains Municipal Airport	41.1376	-75.3746
MPP	America/Panama	Mulatupo	Mulatupo Airport	8.9453	-77.7331
MPS	America/Chicago	Mount Pleasant	Mount Pleasant Regional Airport	33.0953	-94.9614
MPV	America/New_York	Barre	Edward F Knapp State Airport	44.2032	-72.5636
MPW	Europe/Kyiv	Mariupol	Mariupol International Airport	47.0761	37.4496
MPY	America/Cayenne	Maripasoula	Maripasoula Airport	3.6561	-54.0390
MPZ	America/Chicago	Mount Pleasant	Mount Pleasant Municipal Airport	40.9473	-91.5138
MQA	Australia/Perth	Mandora	Mandora Airport	-19.7383	120.8380
MQB	America/Chicago	Macomb	Macomb Municipal Airport	40.4500	-90.6200
MQC	America/Miquelon	Miquelon	Miquelon Airport	47.1300	-56.3800
MQD	America/Argentina/Salta	Maquinchao	Maquinchao Airport	-41.2500	-68.7300
MQF	Asia/Yekaterinburg	Magnitogorsk	Magnitogorsk International Airport		
MQG	Africa/Windhoek	Midgard	Midgard Airport	-22.0160	17.3685
MQJ	Asia/Magadan	Khonuu	Moma Airport	66.4558	143.2531
MQL	Australia/Melbourne	Mildura	Mildura Airport	-34.2292	142.0856
MQM	Europe/Istanbul	Mardin	Mardin Airport	37.2234	40.6319
MQN	Europe/Oslo	Mo i Rana	Mo i Rana Airport, Røssvoll	66.3646	14.3001
MQO	Pacific/Port_Moresby	Malam	Malam Airport	-8.7092	142.6497
MQP	Africa/Johannesburg	Mbombela	Kruger Mpumalanga International Airport	-25.3900	31.1000
MQQ	Africa/Ndjamena	Moundou	Moundou	8.6244	16.0714
MQS	America/St_Vincent	Mustique	Mustique Airport	12.8878	-61.1801
MQT	America/Detroit	Marquette	Sawyer International Airport	46.3536	-87.3953
MQU	America/Bogota	San Sebastián de Mariquita	Mariquita Airport	5.2145	-74.8840
MQV	Africa/Algiers	Mostaganem	Mostaganem Airport	35.9061	0.1458
MQX	Africa/Addis_Ababa	Mek'ele	Alula Aba Nega Airport	13.4674	39.5335
MQY	America/Chicago	Smyrna	Smyrna Airport	36.0090	-86.5201
MQZ	Australia/Perth	Margaret River	Margaret River Airport		
MRA	Africa/Tripoli	Misratah	Misratah Airport	32.3250	15.0610
MRB	America/New_York	Martinsburg	Eastern West Virginia Regional Airport	39.4018	-77.9844
MRC	America/Chicago	Columbia	Maury County Airport	35.5547	-87.1823
MRD	America/Caracas	Mérida	Alberto Carnevalli Airport	8.5823	-71.1612
MRE	Africa/Nairobi	Maasai Mara Game Reserve	Mara Serena Airport	-1.4053	35.0097
MRF	America/Chicago	Marfa	Marfa Municipal Airport	30.3681	-104.0109
MRG	Australia/Brisbane	Mareeba	Mareeba Airport	-17.0692	145.4192
MRI	America/Anchorage	Anchorage	Merrill Field Airport	61.2135	-149.8444
MRK	America/New_York	Marco Island	Marco Island Airport	25.9300	-81.7200
MRN	America/New_York	Morganton	Foothills Regional Airport	35.8224	-81.6122
MRO	Pacific/Auckland	Masterton	Hood Aerodrome	-40.9733	175.6336
MRP	Australia/Adelaide	Marla	Marla Airport		
MRQ	Asia/Manila	Marinduque Island	Marinduque Airport	13.3595	121.8263
MRR	America/Guayaquil	Macará	J.M. Velasco Ibarra	-4.3782	-79.9410
MRS	Europe/Paris	Marseille	Marseille Provence Airport	43.4356	5.2136
MRU	Indian/Mauritius	Republic of Mauritius	Sir Seewoosagur Ramgoolam International Airport	-20.4302	57.6836
MRV	Europe/Moscow	Mineralnye Vody	Mineralnye Vody Airport	44.2251	43.0819
MRW	Europe/Copenhagen	Maribo	Lolland Falster Airport	54.6979	11.4451
MRX	Asia/Tehran	Bandar-e Māhshahr	Mahshahr Airport	30.5564	49.1519
MRY	America/Los_Angeles	Monterey	Monterey Regional Airport	36.5870	-121.8429
MRZ	Australia/Sydney	Moree	Moree Airport	-29.4989	149.8447
MSA	America/Winnipeg	Muskrat Dam	Muskrat Dam Airport		
MSB	America/Marigot	Saint Martin	Marigot Sea Plane Base		
MSC	America/Phoenix	Phoenix	Falcon Field	33.4592	-111.7268
MSD	America/Denver	Mount Pleasant	Mount Pleasant Airport	39.5297	-111.4727
MSE	Europe/London	Manston	Kent International Airport	51.3422	1.3461
MSH	Asia/Muscat	Jazīrat Maşīrah	Masirah	20.6754	58.8905
MSJ	Asia/Tokyo	Misawa	Misawa Air Base	40.7032	141.3684
MSK	America/Bogota	Puerto Gaitán	Aeropuerto Morelia	3.7552	-71.4574
MSL	America/Chicago	Muscle Shoals	Northwest Alabama Regional Airport	34.7453	-87.6102
MSM	Africa/Kinshasa	Masi-Manimba	Masi Manimba Airport	-4.8330	17.8500
MSN	America/Chicago	Madison	Dane County Regional Airport	43.1399	-89.3375
MSO	America/Denver	Missoula	Missoula International Airport	46.9163	-114.0906
MSP	America/Chicago	Minneapolis	Minneapolis-St Paul International Airport	44.8822	-93.2083
MSQ	Europe/Minsk	Minsk	Minsk National Airport	53.8825	28.0307
MSR	Europe/Istanbul	Muş	Muş Airport	38.7478	41.6612
MSS	America/New_York	Massena	Massena International Airport	44.9358	-74.8455
MST	Europe/Amsterdam	Maastricht	Maastricht Aachen Airport	50.9117	5.7701
MSU	Africa/Maseru	Maseru	Maseru / Moshoeshoe	-29.4623	27.5525
MSV	America/New_York	Monticello	Sullivan County International Airport	41.7015	-74.7997
MSW	Africa/Asmara	Massawa	Massawa International Airport	15.6700	39.3701
MSX	Africa/Brazzaville	Mossendjo	Mossendjo Airport	-2.9486	12.7003
MSY	America/Chicago	New Orleans	Louis Armstrong New Orleans International Airport	29.9934	-90.2580
MSZ	Africa/Luanda	Mossamedes	Namibe Airport	-15.2612	12.1468
MTA	Pacific/Auckland	Matamata	Matamata Aerodrome	-37.7366	175.7405
MTB	America/Bogota	Montelíbano	Montelíbano Airport	7.9717	-75.4325
MTC	America/Detroit	Mount Clemens	Selfridge Air National Guard Base	42.6083	-82.8355
MTE	America/Santarem	Monte Alegre	Monte Alegre Airport	-1.9958	-54.0742
MTF	Africa/Addis_Ababa	Mīzan Teferī	Mizan Teferi Airport	6.9580	35.5550
MTH	America/New_York	Marathon	Florida Keys Marathon International Airport	24.7252	-81.0516
MTJ	America/Denver	Montrose	Montrose Regional Airport	38.5000	-107.9000
MTK	Pacific/Tarawa	Makin Atoll	Makin Airfield	3.3750	172.9936
MTL	Australia/Sydney	Maitland	Maitland Airport	-32.7033	151.4880
MTM	America/Metlakatla	Metlakatla	Metlakatla Seaplane Base	55.1308	-131.5781
MTN	America/New_York	Washington	Martin State Airport	39.3257	-76.4138
MTP	America/New_York	Montauk	Montauk Airport	41.0765	-71.9201
MTQ	Australia/Brisbane	Mitchell	Mitchell Airport	-26.4833	147.9367
MTR	America/Bogota	Montería	Los Garzones Airport	8.8237	-75.8258
MTS	Africa/Mbabane	Matsapha	Manzini - Matsapha Airport	-26.5290	31.3075
MTT	America/Mexico_City	Minatitlán	Minatitlán/Coatzacoalcos International Airport	18.1034	-94.5807
MTU	Africa/Maputo	Montepuez	Montepuez Airport	-13.1200	39.0000
MTV	Pacific/Efate	Mota Lava Island	Mota Lava Airport	-13.6666	167.7115
MTW	America/Chicago	Manitowoc	Manitowoc County Airport	44.1200	-87.6700
MTX	America/Anchorage	Fairbanks	Metro Field Airport	64.8069	-147.7610
MTY	America/Monterrey	Monterrey	General Mariano Escobedo International Airport	25.7785	-100.1069
MTZ	Asia/Jerusalem	Masada	Bar Yehuda Airfield	31.3282	35.3886
MUA	Pacific/Guadalcanal	Munda	Munda	-8.3280	157.2631
MUB	Africa/Gaborone	Maun	Maun Airport	-19.9726	23.4311
MUC	Europe/Berlin	Munich	Munich International Airport	48.3538	11.7861
MUD	Africa/Maputo	Mueda	Mueda	-11.6729	39.5631
MUE	Pacific/Honolulu	Waimea	Waimea-Kohala Airport	20.0011	-155.6681
MUF	Asia/Jayapura	Muting	Muting Airport	-7.3830	140.3000
MUG	America/Mazatlan	Mulegé	Mulege Airport	26.8973	-111.9575
MUH	Africa/Cairo	Marsá Maţrūḩ	Mersa Matruh Airport	31.3254	27.2217
MUI	America/New_York	Fort Indiantown Gap	Muir Army Airfield	40.4348	-76.5694
MUJ	Africa/Addis_Ababa	Mui	Mui River Airport		
MUK	Pacific/Rarotonga	Mauke	Mauke Airport	-20.1361	-157.3450
MUL	America/New_York	Moultrie	Spence Airport	31.1404	-83.7088
MUN	America/Caracas	Maturín	José Tadeo Monagas International Airport	9.7481	-63.1547
MUO	America/Boise	Mountain Home	Mountain Home Air Force Base	43.0496	-115.8656
MUR	Asia/Kuching	Marudi	Marudi Airport	4.1775	114.3219
MUS	Asia/Tokyo	Marcus Island	Minami Torishima Airport	24.2897	153.9791
MUT	America/Chicago	Muscatine	Muscatine Municipal Airport	41.3500	-91.1300
MUV	America/New_York	Philadelphia	Philadelphia PA US Mustin Alf		
MUW	Africa/Algiers	Mascara	Ghriss Airport	35.2077	0.1471
MUX	Asia/Karachi	Multan	Multan International Airport	30.2032	71.4191
MUY	Africa/Brazzaville	Mouyondzi	Mouyondzi Airport	-4.0149	13.9665
MUZ	Africa/Dar_es_Salaam	Musoma	Musoma Airport	-1.5000	33.8000
MVA	Atlantic/Reykjavik	Reykjahlíð	Reykjahlíð Mývatn Airport	65.6558	-16.9181
MVB	Africa/Libreville	Franceville	Franceville / Mvengue Airport	-1.6562	13.4380
MVC	America/Chicago	Monroeville	Monroe County Airport		
MVD	America/Montevideo	Montevideo	Carrasco International Airport	-34.8384	-56.0308
MVE	America/Chicago	Montevideo	Montevideo-Chippewa County Airport	44.9700	-95.7147
MVF	America/Fortaleza	Mossoró	Mocoro / 17 Rosado	-5.2019	-37.3644
MVI	Pacific/Port_Moresby	Manetai	Manetai Airport	-6.0000	155.3000
MVJ	America/Jamaica	Mandeville	Marlboro Airfield	18.0456	-77.4671
MVK	Australia/Adelaide	Mulka Station	Mulka Airport		
MVL	America/New_York	Stowe	Morrisville-Stowe State Airport	44.5373	-72.6153
MVM	America/Denver	Kayenta	Kayenta Airport	36.7300	-110.3000
MVN	America/Chicago	Mount Vernon	Mount Vernon Airport	38.3222	-88.8546
MVO	Africa/Ndjamena	Mongo	Mongo	12.2000	18.7800
MVP	America/Bogota	Mitú	Fabio Alberto León Bentley Airport		
MVQ	Europe/Minsk	Mahilyow	Mogilev Airport	53.9549	30.0951
MVR	Africa/Douala	Maroua	Salak Airport	10.4514	14.2574
MVT	Pacific/Tahiti	Mataiva	Mataiva Airport		
MVU	Australia/Brisbane	Musgrave	Musgrave Airport		
MVV	Europe/Paris	Megève	Megève Altiport	45.8210	6.6520
MVW	America/Los_Angeles	Burlington	Bay View Airport	48.4704	-122.4235
MVX	Africa/Libreville	Minvoul	Minvoul Airport	2.1500	12.1300
MVY	America/New_York	Martha's Vineyard Island	Martha's Vineyard Airport	41.3902	-70.6127
MVZ	Africa/Harare	Masvingo	Masvingo Airport	-20.0553	30.8591
MWA	America/Chicago	Marion	Williamson County Regional Airport	37.7500	-89.0200
MWB	Australia/Perth	Morawa	Morawa Airport	-29.2000	116.0000
MWC	America/Chicago	Milwaukee	Lawrence J. Timmerman Airport	43.1144	-88.0338
MWD	Asia/Karachi	Mianwali	PAF Base M.M. Alam	32.5629	71.5721
MWE	Africa/Khartoum	Merowe	Merowe Airport	18.4427	31.8408
MWF	Pacific/Efate	Maewo Island	Maewo Naone Airport		
MWG	Pacific/Port_Moresby	Marawaka	Marawaka		
MWH	America/Los_Angeles	Moses Lake	Grant County International Airport	47.2076	-119.3200
MWI	Pacific/Port_Moresby	Maramuni	Maramuni Airport	-5.1283	143.4846
MWJ	America/Guyana	Matthews Ridge	Matthews Ridge	6.5500	-59.9000
MWK	Asia/Jakarta	Matak	Tarempa Airport	3.3481	106.2580
MWL	America/Chicago	Mineral Wells	Mineral Wells Airport	32.7855	-98.0595
MWN	Africa/Dar_es_Salaam	Mwadui	Mwadui Airport	-3.5500	33.6000
MWO	America/New_York	Middletown	Middletown Regional Airport/Hook Field	39.5291	-84.3936
MWQ	Asia/Yangon	Magway	Magway Airport	20.1700	94.9300
MWR	Africa/Johannesburg	Motswari Game Reserve	Motswari Airport	-24.1907	31.3868
MWT	Australia/Adelaide	Moolawatana	Moolawatana Airport		
MWX	Asia/Seoul	Muan	Muan International Airport	34.9914	126.3830
MWZ	Africa/Dar_es_Salaam	Mwanza	Mwanza Airport	-2.4445	32.9327
MXB	Asia/Makassar	Masamba	Andi Jemma Airport	-2.5580	120.3240
MXC	America/Denver	Monticello	Monticello Airport	37.9352	-109.3418
MXD	Australia/Brisbane	Marion Downs Station	Marion Downs Airport	-23.3659	139.6512
MXE	America/New_York	Maxton	Laurinburg-Maxton Airport	34.7300	-79.3500
MXF	America/Chicago	Montgomery	Maxwell Air Force Base / Montgomery	32.3829	-86.3658
MXH	Pacific/Port_Moresby	Moro	Moro Airport	-6.3633	143.2380
MXI	Asia/Manila	Mati	Mati Airport	6.9503	126.2725
MXJ	Africa/Lagos	Minna	Minna Airport	9.6522	6.4623
MXL	America/Tijuana	Mexicali	General Rodolfo Sánchez Taboada International Airport	32.6296	-115.2480
MXM	Indian/Antananarivo	Morombe	Morombe Airport	-21.7520	43.3760
MXN	Europe/Paris	Morlaix	Morlaix – Ploujean Airport	48.6032	-3.8158
MXO	America/Chicago	Monticello	Monticello Regional Airport	42.2261	-91.1671
MXP	Europe/Rome	Milan	Milano Malpensa Airport	45.6275	8.7151
MXQ	America/Bahia	Cairu	Aeródromo de Lorenzo	-13.3902	-38.9102
MXR	Europe/Kyiv	Myrhorod	Myrhorod Airport	49.9319	33.6394
MXT	Indian/Antananarivo	Maintirano	Maintirano Airport	-18.0500	44.0333
MXU	Australia/Perth	Mullewa	Mullewa Airport	-28.5500	115.5000
MXV	Asia/Ulaanbaatar	Mörön	Mörön Airport	49.6633	100.0990
MXW	Asia/Ulaanbaatar	Mandalgovi	Mandalgovi Airport	45.7381	106.2690
MXX	Europe/Stockholm	Mora	Mora-Siljan Airport	60.9579	14.5114
MXY	America/Anchorage	McCarthy	McCarthy Airport	61.4286	-142.9267
MXZ	Asia/Shanghai	Meizhou	Meixian Airport	24.2654	116.0999
MYA	Australia/Sydney	Moruya	Moruya Airport	-35.8978	150.1444
MYB	Africa/Libreville	Mayumba	Mayumba	-3.4500	10.6800
MYC	America/Caracas	Maracay	Mariscal Sucre Airport	10.2500	-67.6494
MYD	Africa/Nairobi	Malindi	Malindi Airport	-3.2333	40.1000
MYE	Asia/Tokyo	Miyake Jima	Miyakejima Airport	34.0736	139.5603
MYF	America/Los_Angeles	San Diego	Montgomery Field Airport	32.8159	-117.1411
MYG	America/Nassau	Mayaguana	Mayaguana Airport	22.3790	-73.0140
MYI	Australia/Lindeman	Murray Island	Murray Island Airport	-9.9167	144.0550
MYJ	Asia/Tokyo	Matsuyama	Matsuyama Airport	33.8272	132.6997
MYK	America/Anchorage	May Creek	May Creek Airport	61.3700	-142.7000
MYL	America/Boise	McCall	McCall Airport	44.8943	-116.1004
MYM	America/Guyana	Monkey Mountain	Monkey Mountain Airport	4.6000	-59.6300
MYN	Asia/Aden	Ma'rib	Marib	15.4749	45.3256
MYP	Asia/Ashgabat	Mary	Mary Airport	37.6194	61.8967
MYQ	Asia/Kolkata	Mysuru	Mysore Airport	12.3000	76.6500
MYR	America/New_York	Myrtle Beach	Myrtle Beach International Airport	33.6797	-78.9283
MYT	Asia/Yangon	Myitkyina	Myitkyina Airport	25.3817	97.3542
MYU	America/Nome	Mekoryuk	Mekoryuk Airport	60.3800	-166.2000
MYV	America/Los_Angeles	Marysville	Yuba County Airport	39.0978	-121.5698
MYW	Africa/Dar_es_Salaam	Mtwara	Mtwara Airport	-10.3391	40.1818
MYX	Pacific/Port_Moresby	Menyamya	Menyamya Airport	-7.2117	146.0194
MYY	Asia/Kuching	Miri	Miri Airport	4.3220	113.9868
MYZ	Africa/Blantyre	Monkey Bay	Monkey Bay Airport		
MZA	America/Lima	Mazamari	Manuel Prado Airport	-11.3264	-74.5352
MZB	Africa/Maputo	Mocímboa da Praia	Mocímboa da Praia Airport	-11.3590	40.3562
MZC	Africa/Libreville	Mitzic	Mitzic	0.7833	11.5700
MZD	America/Guayaquil	Méndez	Méndez Airport	-2.7537	-78.2649
MZE	America/Belize	Spanish Lookout	Spanish Lookout Airstrip		
MZG	Asia/Taipei	Penghu County	Penghu Magong Airport	23.5687	119.6283
MZH	Europe/Istanbul	Amasya	Merzifon	40.8294	35.5220
MZI	Africa/Bamako	Mopti	Mopti Airport	14.5128	-4.0796
MZJ	America/Phoenix	Marana	Pinal Airpark		
MZK	Pacific/Tarawa	Marakei Atoll	Marakei Airport		
MZL	America/Bogota	Manizales	La Nubia Airport	5.0296	-75.4647
MZM	Europe/Paris	Nancy	Metz-Frescaty	49.0717	6.1317
MZN	Pacific/Port_Moresby	Minj	Minj Airport	-5.9015	144.6884
MZO	America/Havana	Manzanillo	Manzanillo, Oriente	20.2882	-77.0893
MZQ	Africa/Johannesburg	Mkuze	Mkuze		
MZR	Asia/Kabul	Mazār-e Sharīf	Mazar-i-Sharif Airfield	36.7070	67.2096
MZT	America/Mazatlan	Mazatlán	General Rafael Buelna International Airport	23.1614	-106.2661
MZU	Asia/Kolkata	Muzaffarpur	Muzaffarpur Airport	26.1191	85.3137
MZV	Asia/Kuching	Gunung Mulu National Park	Mulu Airport	4.0465	114.8057
MZW	Africa/Algiers	Mecheria	Cheikh Bouamama Airport	33.5359	-0.2424
MZY	Africa/Johannesburg	Mossel Bay	Mossel Bay Airport	-34.1587	22.0557
MZZ	America/Indiana/Indianapolis	Marion	Marion Municipal Airport	40.4916	-85.6745
NAA	Australia/Sydney	Narrabri	Narrabri Airport	-30.3192	149.8272
NAC	Australia/Adelaide	Naracoorte	Naracoorte Airport	-36.9801	140.7274
NAE	Africa/Porto-Novo	Natitingou	Natitingou	10.3200	1.3670
NAG	Asia/Kolkata	Nagpur	Dr. Babasaheb Ambedkar International Airport	21.0922	79.0472
NAH	Asia/Makassar	Tahuna	Naha Airport	3.6832	125.5280
NAI	America/Guyana	Annai	Annai Airport	3.7500	-59.0000
NAJ	Asia/Baku	Naxçıvan	Nakhchivan International Airport	39.1888	45.4584
NAK	Asia/Bangkok	Nakhon Ratchasima	Nakhon Ratchasima Airport	14.9495	102.3130
NAL	Europe/Moscow	Nalchik	Nalchik Airport	43.5128	43.6367
NAM	Asia/Jayapura	Namlea	Namlea Airport	-3.2361	127.0997
NAN	Pacific/Fiji	Nadi	Nadi International Airport	-17.7554	177.4434
NAO	Asia/Shanghai	Nanchong	Nanchong Gaoping Airport	30.7558	106.0607
NAP	Europe/Rome	Naples	Naples International Airport	40.8860	14.2908
NAQ	America/Thule	Qaanaaq	Qaanaaq Airport	77.4886	-69.3887
NAR	America/Bogota	Puerto Nare	Puerto Nare Airport	6.2100	-74.5906
NAS	America/Nassau	Nassau	Lynden Pindling International Airport	25.0457	-77.4662
NAT	America/Fortaleza	Natal	Greater Natal International Airport	-5.7687	-35.3732
NAU	Pacific/Tahiti	Napuka Atoll	Napuka Airport		
NAV	Europe/Istanbul	Nevşehir	Nevşehir Kapadokya Airport		
NAW	Asia/Bangkok	Narathiwat	Narathiwat Airport	6.5199	101.7434
NAX	Pacific/Honolulu	Kapolei	NAS Barbers Point		
NAY	Asia/Shanghai	Beijing	Beijing Nanyuan Airport	39.7828	116.3880
NBB	America/Bogota	Barranco Minas	Barranco Minas Airport	3.4910	-69.8120
NBC	Europe/Moscow	Nizhnekamsk	Begishevo Airport	55.5647	52.0925
NBE	Africa/Tunis	Enfidha	Enfidha – Hammamet International Airport	36.0758	10.4386
NBG	America/Chicago	New Orleans	New Orleans, Naval Air Station - Alvin Callender Field	29.8253	-90.0350
NBH	Australia/Sydney	Nambucca Heads	Nambucca Heads Airport	-30.6500	153.0000
NBJ	Africa/Luanda	Luanda	Dr. Antonio Agostinho Neto International Airport	-9.0509	13.4991
NBL	America/Panama	Guna Yala	San Blas Airport	9.4536	-78.9787
NBN	Africa/Malabo	San Antonio de Palé	Annobon Airport	-1.4104	5.6224
NBO	Africa/Nairobi	Nairobi	Jomo Kenyatta International Airport	-1.3192	36.9278
NBS	Asia/Shanghai	Baishan	Changbaishan Airport	42.0650	127.6050
NBV	America/Sao_Paulo	Canabrava	Cana Brava Airport	-17.3834	-45.8621
NBW	America/Havana	Guantánamo	Guantanamo Bay Naval Base	19.9064	-75.2069
NBX	Asia/Jayapura	Nabire	Nabire Airport	-3.3682	135.4964
NCA	America/Grand_Turk	North Caicos Island	North Caicos Airport	21.9175	-71.9396
NCE	Europe/Paris	Nice	Nice Côte d'Azur International Airport	43.6584	7.2159
NCG	America/Chihuahua	Nuevo Casas Grandes	Nuevo Casas Grandes Municipal Airport	30.3986	-107.8759
NCH	Africa/Dar_es_Salaam	Nachingwea	Nachingwea Airport	-10.3596	38.7815
NCJ	America/Argentina/Cordoba	Sunchales	Sunchales Airport	-30.9569	-61.5275
NCL	Europe/London	Newcastle upon Tyne	Newcastle International Airport	55.0375	-1.6917
NCN	America/Anchorage	Chenega	Chenega Bay Airport	60.0772	-147.9931
NCO	America/New_York	North Kingstown	Quonset State Airport	41.5974	-71.4148
NCP	Asia/Manila	Luzon Island	Luzon Island Cubi Pt NAS		
NCR	America/Managua	San Carlos	San Carlos		
NCS	Africa/Johannesburg	Newcastle	Newcastle Airport	-27.7706	29.9769
NCT	America/Costa_Rica	Nicoya	Nicoya Airport	10.1395	-85.4462
NCU	Asia/Samarkand	Nukus	Nukus / Karakalpakstan	42.4800	59.6300
NCY	Europe/Paris	Annecy	Annecy-Meythet	45.9292	6.0988
NDA	Asia/Jayapura	Banda Neira	Bandanaira Airport	-4.5211	129.9040
NDB	Africa/Nouakchott	Nouadhibou	Nouadhibou International Airport	20.9286	-17.0315
NDC	Asia/Kolkata	Nanded	Nanded Airport	19.1817	77.3225
NDD	Africa/Luanda	Sumbe	Sumbe Airport	-11.1700	13.8700
NDE	Africa/Nairobi	Mandera	Mandera Airport	3.9335	41.8438
NDF	Africa/Luanda	N'dalatando	Ndalatandos Airport	-9.2752	14.9772
NDG	Asia/Shanghai	Qiqihar	Qiqihar Sanjiazi Airport	47.2396	123.9181
NDJ	Africa/Ndjamena	N'Djamena	N'Djamena International Airport	12.1337	15.0340
NDK	Pacific/Majuro	Namdrik	Namdrik Airfield	5.6326	168.1225
NDL	Africa/Bangui	Ndélé	N'Dele	8.4270	20.6350
NDP	America/Chicago	Pensacola	NAS Pensacola Ellyson		
NDR	Africa/Casablanca	Nador	Nador International Airport	34.9889	-3.0283
NDS	Australia/Perth	Sandstone	Sandstone Airport	-27.9800	119.2970
NDU	Africa/Windhoek	Rundu	Rundu Airport	-17.9565	19.7194
NDY	Europe/London	Sanday Island	Sanday Airport	59.2503	-2.5767
NEC	America/Argentina/Buenos_Aires	Necochea	Necochea Airport	-38.4854	-58.8139
NEF	Asia/Yekaterinburg	Neftekamsk	Neftekamsk Airport	56.1000	54.3500
NEG	America/Jamaica	Negril	Negril Aerodrome	18.3000	-78.3300
NEI	Asia/Vladivostok	Terney	Terney Airport	45.0825	136.5912
NEJ	Africa/Addis_Ababa	Nejo	Nejjo Airport	9.5000	35.5300
NEK	Africa/Addis_Ababa	Nek’emtē	Nekemte Airport	9.0350	36.6120
NEL	America/New_York	Lakehurst	Holmansville Heliport	40.0333	-74.3533
NEN	America/New_York	Jacksonville	Whitehouse Naval Outlying Field	30.3490	-81.8768
NER	Asia/Yakutsk	Chul’man	Chulman Airport		
NET	America/Nassau	Cat Island	New Bight Airport		
NEU	Asia/Vientiane	Xam Nua	Sam Neua Airport	20.4184	104.0670
NEV	America/St_Kitts	Charlestown	Vance W. Amory International Airport	17.2057	-62.5899
NEW	America/Chicago	New Orleans	Lakefront Airport	30.0424	-90.0282
NFG	Asia/Yekaterinburg	Nefteyugansk	Nefteyugansk Airport	61.1300	73.0500
NFL	America/Los_Angeles	Fallon	Naval Air Station Fallon	39.4182	-118.7030
NFO	Pacific/Tongatapu	Niuafo'ou	Niuafoʻou Airport	-15.5708	-175.6330
NGA	Australia/Sydney	Young	Young Airport	-34.2556	148.2481
NGB	Asia/Shanghai	Ningbo	Ningbo Lishe International Airport	29.8267	121.4620
NGC	America/Phoenix	Grand Canyon	North Rim Airport	36.3868	-112.1299
NGD	America/Tortola	Anegada Island	Auguste George Airport	18.7268	-64.3298
NGE	Africa/Douala	Ngaoundéré	Ngaoundéré Airport	7.3591	13.5601
NGF	Pacific/Honolulu	Kaneohe	Marine Corps Air Station Kaneohe Bay	21.4505	-157.7680
NGG	Asia/Pontianak	Buntok	Sanggu Airport		
NGI	Pacific/Fiji	Ngau Island	Ngau Airport	-18.1159	179.3404
NGK	Asia/Sakhalin	Nogliki	Nogliki	51.8000	143.1670
NGM	Pacific/Guam	Guam	Guam Agana NAS	13.4900	144.7000
NGN	America/Panama	Narganá	Nargana Airport		
NGO	Asia/Tokyo	Nagoya	Chūbu Centrair International Airport	34.8584	136.8054
NGP	America/Chicago	Corpus Christi	Corpus Christi, Corpus Christi Naval Air Station/Truax Field	27.6925	-97.2911
NGQ	Asia/Shanghai	Gar	Ngari Gunsa Airport	32.0997	80.0533
NGR	Pacific/Port_Moresby	Ningerum	Ningerum Airport		
NGS	Asia/Tokyo	Nagasaki	Nagasaki Airport	32.9169	129.9136
NGU	America/New_York	Norfolk	Naval Station Norfolk Chambers Field	36.9353	-76.2923
NGW	America/Chicago	Corpus Christi	Cabaniss Field	27.7054	-97.4404
NGX	Asia/Kathmandu	Manang	Manang Airport	28.6418	84.0864
NGZ	America/Los_Angeles	San Francisco	Naval Air Station Alameda	37.8000	-122.3000
NHA	Asia/Ho_Chi_Minh	Nha Trang	Nha Trang Air Base	12.2275	109.1923
NHD	Asia/Dubai	Dubai	Al Minhad Air Base	25.0267	55.3695
NHF	Africa/Khartoum	New Halfa	New Halfa Airport	15.3559	35.7304
NHK	America/New_York	Patuxent	Naval Air Station Patuxent River	38.2837	-76.4185
NHS	Asia/Karachi	Nushki	Nushki Airport	29.5500	66.0000
NHT	Europe/London	Northolt	RAF Northolt	51.5530	-0.4182
NHV	Pacific/Marquesas	Nuku Hiva Island	Nuku Hiva Airport	-8.7956	-140.2290
NHX	America/Chicago	Foley	Naval Outlying Field Barin	30.3911	-87.6325
NHZ	America/New_York	Brunswick	Naval Air Station Brunswick	43.8922	-69.9386
NIB	America/Anchorage	Nikolai	Nikolai Airport	63.0200	-154.4000
NIC	Asia/Nicosia	Nicosia	Nicosia International Airport	35.1542	33.2750
NIF	Australia/Perth	Nifty Copper Mine	Camp Nifty Airport	-21.6724	121.5933
NIG	Pacific/Tarawa	Nikunau Island	Nikunau Airfield	-1.3148	176.4095
NIM	Africa/Niamey	Niamey	Diori Hamani International Airport	13.4815	2.1836
NIO	Africa/Kinshasa	Nioki	Nioki Airport	-2.7500	17.7000
NIP	America/New_York	Jacksonville	Jacksonville, Naval Air Station	30.2358	-81.6806
NIR	America/Chicago	Beeville	Naval Air Station, Chase Field	28.3619	-97.6575
NIT	Europe/Paris	Niort	Niort-Souché	46.3113	-0.4015
NIU	Pacific/Tahiti	Niau	Niau Airport	-16.1191	-146.3680
NIX	Africa/Bamako	Nioro	Nioro Airport	15.2390	-9.5758
NJA	Asia/Tokyo	Atsugi	Atsugi United States Naval Air Station	35.4546	139.4502
NJC	Asia/Yekaterinburg	Nizhnevartovsk	Nizhnevartovsk Airport	60.9493	76.4836
NJF	Asia/Baghdad	Najaf	Al Najaf International Airport	31.9915	44.3962
NJJ	Asia/Shanghai	Nenjiang	Heihe Nenjiang Melgen Airport	49.2365	125.3372
NJK	America/Los_Angeles	Imperial	El Centro, Naval Air Facility	32.8292	-115.6717
NKA	Africa/Libreville	Ntoum	Nkan Airport		
NKC	Africa/Nouakchott	Nouakchott	Nouakchott Airport		
NKG	Asia/Shanghai	Nanjing	Nanjing Lukou International Airport	31.7420	118.8620
NKI	America/Juneau	Naukati Bay	Naukiti Bay Seaplane Base		
NKL	Africa/Kinshasa	Nkolo	Nkolo Fuma Airport	-1.9830	16.4700
NKM	Asia/Tokyo	Nagoya	Nagoya Airfield	35.2500	136.9000
NKP	Pacific/Tahiti	Nukutepipi	Nukutepipi Airport	-20.7006	-143.0448
NKS	Africa/Douala	Nkongsamba	Nkongsamba	4.9500	9.9330
NKT	Europe/Istanbul	Cizre	Şırnak Airport	37.3639	42.0599
NKU	Africa/Maseru	Nkaus	Nkaus Airport		
NKW	Indian/Chagos	Diego Garcia	Naval Support Facility Diego Garcia	-7.3133	72.4111
NKX	America/Los_Angeles	San Diego	Miramar Marine Corps Air Station	32.8748	-117.1393
NKY	Africa/Brazzaville	Nkayi	Nkayi-Yokangassi Airport	-4.2217	13.2856
NLA	Africa/Lusaka	Ndola	Ndola Airport	-12.9981	28.6649
NLC	America/Los_Angeles	Lemoore	Lemoore Naval Air Station	36.3256	-119.9484
NLD	America/Matamoros	Nuevo Laredo	Quetzalcóatl International Airport	27.4439	-99.5705
NLE	America/Detroit	Niles	Jerry Tyler Memorial Airport	41.8404	-86.2256
NLF	Pacific/Port_Moresby	Darnley Island	Darnley Island Airport	-9.5799	143.7806
NLG	America/Anchorage	Nelson Lagoon	Nelson Lagoon Airport	56.0200	-161.2000
NLH	Asia/Shanghai	Ninglang Yi Autonomous County	Ninglang Luguhu Airport	27.5459	100.7668
NLI	Asia/Vladivostok	Nikolayevsk-on-Amure	Nikolayevsk-on-Amur Airport	53.1539	140.6549
NLK	Pacific/Norfolk	Norfolk Island	Norfolk Island Airport	-29.0416	167.9387
NLL	Australia/Perth	Nullagine	Nullagine Airport	-21.7500	120.2000
NLN	America/Los_Angeles	Arcata	Kneeland Airport	40.7200	-123.9000
NLO	Africa/Kinshasa	Kinshasa	N'Dolo Airport	-4.3267	15.3275
NLP	Africa/Johannesburg	Mbombela	Nelspruit Airport	-25.4800	30.9800
NLT	Asia/Shanghai	Xinyuan	Nalati Airport	43.4300	83.3800
NLU	America/Mexico_City	Mexico City	Felipe Angeles International Airport	19.7565	-99.0151
NLV	Europe/Kyiv	Mykolayiv	Mykolaiv Airport	47.0556	31.9187
NMA	Asia/Tashkent	Namangan	Namangan Airport	40.9849	71.5568
NMB	Asia/Kolkata	Daman	Daman Airport	20.4344	72.8432
NMC	America/Nassau	Norman’s Cay Island	Norman's Cay Airport	24.5951	-76.8196
NME	America/Nome	Nightmute	Nightmute Airport	60.4723	-164.6992
NMF	Indian/Maldives	Maafaru Island	Maafaru International Airport	5.8224	73.4747
NMG	America/Panama	San Miguel	San Miguel		
NMI	Asia/Kolkata	Mumbai	Navi Mumbai International Airport	18.9882	73.0800
NML	America/Edmonton	Fort McMurray	Fort McMurray/Mildred Lake Airport	57.0549	-111.5729
NMT	Asia/Yangon	Namtu	Namtu Airport	23.0800	97.4000
NNA	Africa/Casablanca	Kenitra	Kenitra Air Base	34.2989	-6.5959
NNB	Pacific/Guadalcanal	Santa Ana Island	Santa Ana Island Airport	-10.8484	162.4544
NNG	Asia/Shanghai	Nanning	Nanning Airport	22.6083	108.1724
NNI	Africa/Windhoek	Namutoni	Namutoni Airport	-18.8200	16.9200
NNK	America/Anchorage	Naknek	Naknek Airport	58.7329	-157.0214
NNL	America/Anchorage	Nondalton	Nondalton Airport	60.0000	-154.8000
NNM	Europe/Moscow	Nar'yan-Mar	Naryan Mar Airport	67.6400	53.1219
NNR	Europe/Dublin	Spiddal	Connemara Regional Airport	53.2500	-9.3000
NNT	Asia/Bangkok	Nan	Nan	18.8079	100.7834
NNU	America/Sao_Paulo	Nanuque	Nanuque Airport		
NNX	Asia/Makassar	Nunukan	Nunukan Airport	4.1500	117.7000
NNY	Asia/Shanghai	Nanyang	Nanyang Jiangying Airport	32.9808	112.6150
NOA	Australia/Sydney	Nowra	Naval Air Station Nowra	-34.9489	150.5369
NOB	America/Costa_Rica	Nosara	Nosara Airport	9.9765	-85.6530
NOC	Europe/Dublin	Knock	Ireland West Airport Knock	53.9103	-8.8181
NOD	Europe/Berlin	Norden	Norden-Norddeich	53.6323	7.1921
NOG	America/Hermosillo	Nogales	Nogales International Airport	31.2270	-110.9771
NOJ	Asia/Yekaterinburg	Noyabrsk	Noyabrsk Airport	63.1833	75.2700
NOK	America/Cuiaba	Nova Xavantina	Xavantina Airfield		
NON	Pacific/Tarawa	Nonouti	Nonouti Airfield	-0.6398	174.4288
NOP	Europe/Istanbul	Sinop	Sinop Airport	42.0209	35.0806
NOR	Atlantic/Reykjavik	Neskaupstaður	Norðfjörður Airport	65.1319	-13.7464
NOS	Indian/Antananarivo	Nosy Be	Fascene Nosy Be Airport	-13.3121	48.3148
NOT	America/Los_Angeles	Novato	Gnoss Field	38.1416	-122.5558
NOU	Pacific/Noumea	Nouméa	La Tontouta International Airport	-22.0146	166.2130
NOV	Africa/Luanda	Huambo	Albano Machado Airport	-12.8089	15.7606
NOZ	Asia/Novokuznetsk	Spichenkovo	Spichenkovo Airport		
NPA	America/Chicago	Pensacola	Naval Air Station Pensacola	30.3527	-87.3187
NPE	Pacific/Auckland	Napier	Hawke's Bay Airport	-39.4663	176.8678
NPL	Pacific/Auckland	New Plymouth	New Plymouth Airport	-39.0086	174.1792
NPO	Asia/Pontianak	Nangah Pinoh	Nanga Pinoh Airport	-0.3667	111.8000
NPR	America/Santarem	Novo Progresso	Novo Progresso Airport	-7.1260	-55.4000
NPT	America/New_York	Newport	Newport State Airport	41.5320	-71.2817
NPU	America/Bogota	San Pedro de Urabá	San Pedro de Urabá Airport		
NPY	Africa/Dar_es_Salaam	Mpanda	Mpanda Airport	-6.3555	31.0862
NQA	America/Chicago	Millington	Millington, Millington Municipal Airport		
NQI	America/Chicago	Kingsville	Kingsville, Naval Air Station	27.5072	-97.8097
NQN	America/Argentina/Salta	Neuquén	Presidente Perón International Airport	-38.9490	-68.1557
NQT	Europe/London	Nottingham	Nottingham Airport	52.9200	-1.0792
NQU	America/Bogota	Nuquí	Reyes Murillo Airport	5.7097	-77.2625
NQX	America/New_York	Key West	Naval Air Station Key West	24.5758	-81.6889
NQY	Europe/London	Newquay	Newquay Cornwall Airport	50.4406	-4.9954
NQZ	Asia/Almaty	Astana	Astana Nursultan Nazarbayev International Airport	51.0222	71.4669
NRA	Australia/Sydney	Narrandera	Narrandera Airport	-34.7022	146.5122
NRB	America/New_York	Mayport	Naval Station Mayport	30.3908	-81.4251
NRC	America/Los_Angeles	Crows Landing	Crows Landing Naval Auxiliary Landing Field	37.4000	-121.1000
NRD	Europe/Berlin	Norderney	Norderney	53.7068	7.2302
NRE	Asia/Jayapura	Namrole	Namrole Airport	-3.8558	126.6996
NRG	Australia/Perth	Narrogin	Narrogin	-32.9300	117.2000
NRI	America/Chicago	Afton	Grand Lake Regional Airport		
NRK	Europe/Stockholm	Norrköping	Norrköping Airport	58.5860	16.2405
NRL	Europe/London	North Ronaldsay	North Ronaldsay Airport	59.3675	-2.4344
NRM	Africa/Bamako	Nara	Nara Keibane Airport	15.2308	-7.2641
NRN	Europe/Berlin	Düsseldorf	Niederrhein Weeze Airport	51.6025	6.1422
NRR	America/Puerto_Rico	Ceiba	José Aponte de la Torre Airport	18.2504	-65.6357
NRS	America/Los_Angeles	Imperial Beach	Ream Field	32.5700	-117.1000
NRT	Asia/Tokyo	Tokyo	Narita International Airport	35.7647	140.3864
NSA	Asia/Yangon	Anisakan	Anisakan Airport		
NSB	America/Nassau	Bimini District	Bimini North Seaplane Base	25.7467	-79.2813
NSE	America/Chicago	Milton	Milton, Whiting Field Naval Air Station North	30.7242	-87.0219
NSF	America/New_York	Camp Springs	Camp Springs Andrews AFB	38.8037	-76.8722
NSH	Asia/Tehran	Nowshahr	Noshahr Airport	36.6625	51.4745
NSI	Africa/Douala	Yaoundé	Yaounde	3.7226	11.5533
NSK	Asia/Krasnoyarsk	Alykel	Norilsk-Alykel Airport	69.3111	87.3322
NSM	Australia/Perth	Norseman	Norseman Airport	-32.2000	121.8000
NSN	Pacific/Auckland	Nelson	Nelson Airport	-41.2966	173.2241
NSO	Australia/Sydney	Scone	Scone Airport	-32.0372	150.8322
NSR	America/Fortaleza	São Raimundo Nonato	Serra da Capivara Airport	-9.0807	-42.6430
NST	Asia/Bangkok	Nakhon Si Thammarat	Nakhon Si Thammarat Airport	8.4676	99.9562
NSV	Australia/Brisbane	Noosaville	Noosa Airport	-26.4000	153.1000
NSY	Europe/Rome	Sigonella	Sigonella Naval Air Station	37.4017	14.9224
NTA	Pacific/Fiji	Natadola Harbour	Natadola Seaplane Base	-18.1034	177.3187
NTB	Europe/Oslo	Notodden	Notodden Airport	59.5657	9.2122
NTD	America/Los_Angeles	Port Hueneme	Point Mugu, Naval Air Warfare Center	34.1203	-119.1209
NTE	Europe/Paris	Nantes	Nantes Atlantique Airport	47.1532	-1.6107
NTG	Asia/Shanghai	Nantong	Nantong Airport	32.0708	120.9760
NTI	Asia/Jayapura	Bintuni	Stenkol Airport		
NTL	Australia/Sydney	Newcastle	Newcastle Airport	-32.7950	151.8344
NTM	America/Araguaina	Miracema do Tocantins	Miracema Do Norte Airport		
NTN	Australia/Brisbane	Normanton	Normanton Airport	-17.6836	141.0703
NTQ	Asia/Tokyo	Wajima	Noto Airport	37.2931	136.9620
NTR	America/Monterrey	Monterrey	Del Norte International Airport	25.8656	-100.2372
NTT	Pacific/Tongatapu	Niuatoputapu Island	Niuatoputapu Airport		
NTX	Asia/Jakarta	Ranai	Ranai Airport	3.9087	108.3879
NTY	Africa/Johannesburg	Sun City Resort	Pilanesberg International Airport	-25.3338	27.1734
NUA	Asia/Colombo	Nuwara Eliya	Gregory Lake Seaplane Base	6.9572	80.7796
NUB	Australia/Darwin	Numbulwar Mission	Numbulwar Airport	-14.2717	135.7170
NUE	Europe/Berlin	Nuremberg	Nuremberg Airport	49.4958	11.0758
NUH	America/Bogota	Nunchía	Nunchía South Airport	5.6304	-72.2000
NUI	America/Anchorage	Nuiqsut	Nuiqsut Airport	70.2200	-150.9000
NUK	Pacific/Tahiti	Nukutavake	Nukutavake Airport	-19.2850	-138.7720
NUL	America/Anchorage	Nulato	Nulato Airport	64.7300	-158.1000
NUM	Asia/Riyadh	Neom	Neom Bay Airport	27.9256	35.2929
NUN	America/Chicago	Pensacola	Saufley Field Naval Outlying Field	30.4700	-87.3400
NUP	America/Nome	Nunapitchuk	Nunapitchuk Airport	60.8800	-162.5000
NUQ	America/Los_Angeles	Mountain View	Moffett Federal Airfield	37.4135	-122.0540
NUS	Pacific/Efate	Norsup	Norsup Airport	-16.0797	167.4010
NUU	Africa/Nairobi	Nakuru	Nakuru Airport	-0.2996	36.1606
NUW	America/Los_Angeles	Oak Harbor	Naval Air Station Whidbey Island	48.3443	-122.6661
NUX	Asia/Yekaterinburg	Novyy Urengoy	Novy Urengoy Airport	66.0726	76.5218
NVA	America/Bogota	Neiva	Benito Salas Airport	2.9501	-75.2940
NVG	America/Managua	Nueva Guinea	Nueva Guinea Airport	11.6700	-84.4500
NVI	Asia/Samarkand	Navoiy	Navoi International Airport	40.1172	65.1708
NVJ	America/Hermosillo	Navojoa	Navojoa Airport		
NVK	Europe/Oslo	Narvik	Narvik Airport, Framnes	68.4357	17.3884
NVM	America/Cuiaba	Nova Mutum	Aeroporto Brigadeiro Eduardo Gomes	-13.8136	-56.0363
NVN	America/Los_Angeles	Beckwourth	Nervino Airport	39.8183	-120.3566
NVP	America/Manaus	Novo Aripuanã	Novo Aripuanã Airport	-5.1180	-60.3649
NVR	Europe/Moscow	Velikiy Novgorod	Novgorod Airport	58.4933	31.2417
NVS	Europe/Paris	Nevers	Nevers-Fourchambault	47.0026	3.1133
NVT	America/Sao_Paulo	Navegantes	Navegantes–Ministro Victor Konder International Airport	-26.8800	-48.6514
NWA	Indian/Comoro	Bandaressalam	Mohéli Bandar Es Eslam Airport	-12.2981	43.7664
NWI	Europe/London	Norwich	Norwich International Airport	52.6758	1.2828
NWP	America/St_Johns	Argentia	Naval Station Argentia		
NWU	Atlantic/Bermuda	Bermuda	Naval Air Station Bermuda		
NXX	America/New_York	Willow Grove	Naval Air Station Joint Reserve Base Willow Grove	40.1998	-75.1482
NYA	Asia/Yekaterinburg	Nyagan	Nyagan Airport	62.1100	65.6150
NYE	Africa/Nairobi	Nyeri	Nyeri Airport	-0.3716	36.9814
NYG	America/New_York	Quantico	Quantico Marine Corps Airfield / Turner Field	38.5078	-77.3061
NYI	Africa/Accra	Sunyani	Sunyani Airport	7.3618	-2.3288
NYK	Africa/Nairobi	Nanyuki	Nanyuki Airport	-0.0667	37.0333
NYM	Asia/Yekaterinburg	Nadym	Nadym Airport	65.4809	72.6989
NYN	Australia/Sydney	Nyngan	Nyngan Airport	-31.5511	147.2028
NYO	Europe/Stockholm	Stockholm	Stockholm Skavsta Airport	58.7886	16.9122
NYR	Asia/Yakutsk	Nyurba	Nyurba Airport	63.2972	118.3470
NYS	America/New_York	New York City	New York Skyports Incorporated Seaplane Base	40.7351	-73.9729
NYT	Asia/Yangon	Nay Pyi Taw	Naypyidaw Airport	19.6225	96.2014
NYU	Asia/Yangon	Nyaung-U	Bagan Nyaung U Airport	21.1788	94.9302
NYW	Asia/Yangon	Monywa	Monywa Airport	22.2240	95.0933
NZA	Africa/Luanda	Nzaji	Nzagi Airport	-7.7166	21.3583
NZC	America/Lima	Nazca	Maria Reiche Neuman Airport	-14.8540	-74.9615
NZE	Africa/Conakry	Nzérékoré	Nzérékoré Airport	7.8131	-8.7031
NZG	Asia/Irkutsk	Nizhneangarsk	Nizhneangarsk Airport	55.8017	109.5959
NZH	Asia/Shanghai	Manzhouli	Manzhouli Airport	49.5800	117.4000
NZL	Asia/Shanghai	Zhalantun	Zhalantun Chengjisihan Airport	47.8660	122.7647
NZY	America/Los_Angeles	San Diego	Naval Air Station North Island	32.6992	-117.2153
OAA	Asia/Kabul	Baraki Barak	Forward Operating Base Shank	33.9225	69.0773
OAG	Australia/Sydney	Orange	Orange Airport	-33.3817	149.1331
OAH	Asia/Kabul	Shīnḏanḏ	Shindand Air Base	33.3913	62.2610
OAJ	America/New_York	Jacksonville	Albert J Ellis Airport	34.8305	-77.6061
OAK	America/Los_Angeles	Oakland	Oakland International Airport	37.7307	-122.2195
OAL	America/Porto_Velho	Cacoal	Cacoal Airport	-11.4933	-61.4517
OAM	Pacific/Auckland	Oamaru	Oamaru Airport	-44.9700	171.0817
OAN	America/Tegucigalpa	Olanchito	Olanchito El Arrayán Airport	15.5079	-86.5735
OAR	America/Los_Angeles	Monterey	Marina Municipal Airport		
OAS	Asia/Kabul	Sharan	Sharana	33.1258	68.8386
OAX	America/Mexico_City	Oaxaca	Oaxaca - Xoxocotlán International Airport	17.0013	-96.7250
OBA	Australia/Brisbane	Oban	Oban Airport		
OBC	Africa/Djibouti	Obock	Obock Airport	11.9200	43.2500
OBD	Asia/Jayapura	Obano	Obano Airport	-3.9000	136.2000
OBE	America/New_York	Okeechobee	Okeechobee County Airport	27.2500	-80.8300
OBF	Europe/Berlin	Oberpfaffenhofen	Oberpfaffenhofen	48.0814	11.2831
OBI	America/Santarem	Óbidos	Óbidos Airport	-1.8680	-55.5150
OBL	Europe/Brussels	Zoersel	Oostmalle Air Base	51.2700	4.7500
OBM	Pacific/Port_Moresby	Morobe	Morobe	-7.7500	147.6000
OBN	Europe/London	Oban	Oban Airport	56.5800	-5.5000
OBO	Asia/Tokyo	Obihiro	Tokachi-Obihiro Airport	42.7333	143.2172
OBS	Europe/Paris	Aubenas	Aubenas-Ardèche méridionale		
OBU	America/Anchorage	Kobuk	Kobuk Airport	66.9107	-156.8841
OBX	Pacific/Port_Moresby	Obo	Obo Airport	-7.5902	141.3231
OCA	America/New_York	Ocean Reef Club	Ocean Reef Club Airport	25.3205	-80.2785
OCC	America/Guayaquil	Puerto Francisco de Orellana	Francisco De Orellana Airport	-0.4629	-76.9868
OCE	America/New_York	Salisbury	Ocean City Municipal Airport	38.3121	-75.1241
OCF	America/New_York	Ocala	Ocala International Airport	29.1685	-82.2230
OCH	America/Chicago	Nacogdoches	A L Mangham Jr. Regional Airport	31.5779	-94.7067
OCJ	America/Jamaica	Ocho Rios	Ian Fleming International Airport	18.4041	-76.9695
OCM	Australia/Perth	Brockman 4 Mine	Boolgeeda Airport	-22.5398	117.2754
OCN	America/Los_Angeles	Oceanside	Oceanside Municipal Airport	33.2200	-117.4000
OCS	Africa/Malabo	Corisco Island	Corisco International Airport	0.9158	9.3300
ODA	Africa/Bangui	Ouadda	Ouadda Airport	8.0000	22.4200
ODB	Europe/Madrid	Córdoba	Córdoba Airport	37.8420	-4.8489
ODC	America/Los_Angeles	Oakdale	Oakdale Airport	37.7569	-120.7995
ODD	Australia/Adelaide	Oodnadatta	Oodnadatta Airport	-27.5500	135.4000
ODE	Europe/Copenhagen	Odense	Odense Airport	55.4767	10.3309
ODH	Europe/London	Odiham	RAF Odiham	51.2341	-0.9428
ODJ	Africa/Bangui	Ouanda Djallé	Ouanda Djallé Airport	8.9063	22.7981
ODL	Australia/Adelaide	Cordillo Downs	Cordillo Downs Airport	-26.7452	140.6379
ODM	America/New_York	Oakland	Garrett County Airport	39.5817	-79.3378
ODN	Asia/Kuching	Long Seridan	Long Seridan Airport	4.0330	115.1000
ODO	Asia/Irkutsk	Bodaybo	Bodaybo Airport	57.8652	114.2422
ODR	Australia/Perth	Ord River	Ord River Airport		
ODS	Europe/Kyiv	Odesa	Odesa International Airport	46.4268	30.6765
ODT	America/Chicago	Odessa	Odessa-Schlemeyer Field	31.9190	-102.3924
ODW	America/Los_Angeles	Oak Harbor	AJ Eisenberg Airport	48.2515	-122.6781
ODY	Asia/Vientiane	Muang Xay	Oudomsay Airport	20.6827	101.9940
OEA	America/Chicago	Vincennes	O'Neal Airport	38.6900	-87.5482
OEC	Asia/Dili	Oecusse	Oecusse Airport	-9.1979	124.3473
OEL	Europe/Moscow	Orël	Oryol Yuzhny Airport	52.9347	36.0022
OEM	America/Paramaribo	Paloemeu	Vincent Fayks Airport	3.3466	-55.4434
OEO	America/Chicago	Osceola	L O Simenstad Municipal Airport	45.3100	-92.6917
OER	Europe/Stockholm	Örnsköldsvik	Örnsköldsvik Airport	63.4083	18.9900
OES	America/Argentina/Salta	San Antonio Oeste	Antoine de Saint Exupéry Airport	-40.7520	-65.0329
OFF	America/Chicago	Omaha	Offutt Air Force Base	41.1180	-95.9128
OFI	Africa/Abidjan	Ouangofétini	Ouango Fitini Airport	9.6000	-4.0500
OFJ	Atlantic/Reykjavik	Ólafsfjörður	Ólafsfjörður Airport		
OFK	America/Chicago	Norfolk	Karl Stefan Memorial Airport	41.9800	-97.4300
OFU	Pacific/Pago_Pago	Ofu	Ofu Airport	-14.1800	-169.7000
OGA	America/Denver	Ogallala	Searle Airport	41.1300	-101.7000
OGB	America/New_York	Orangeburg	Orangeburg Municipal Airport	33.4500	-80.8500
OGD	America/Denver	Ogden	Ogden Municipal Airport	41.1959	-112.0122
OGG	Pacific/Honolulu	Kahului	Kahului Airport	20.8986	-156.4305
OGL	America/Guyana	Georgetown	Eugene F. Correira International Airport	6.8072	-58.1061
OGO	Africa/Abidjan	Abengourou	Abengourou Airport	6.7156	-3.4703
OGR	Africa/Ndjamena	Bongor	Bongor Airport	10.2884	15.3800
OGS	America/New_York	Ogdensburg	Ogdensburg International Airport	44.6800	-75.4700
OGU	Europe/Istanbul	Ordu	Ordu - Giresun Airport	40.9647	38.0802
OGX	Africa/Algiers	Ouargla	Ouargla	31.9172	5.4128
OGZ	Europe/Moscow	Vladikavkaz	Beslan Airport	43.2051	44.6066
OHA	Pacific/Auckland	Ohakea	Ohakea Aerodrome		
OHD	Europe/Skopje	Ohrid	Ohrid "St. Paul the Apostle" Airport	41.1800	20.7423
OHE	Asia/Shanghai	Mohe	Mohe Gulian Airport	52.9147	122.4277
OHH	Asia/Sakhalin	Okha	Okha Airport	53.5200	142.9000
OHI	Africa/Windhoek	Oshakati	Oshakati Airport	-17.7978	15.6996
OHO	Asia/Vladivostok	Okhotsk	Okhotsk Airport	59.4200	143.1000
OHR	Europe/Berlin	Wyk auf Föhr	Wyk auf Föhr	54.6833	8.5333
OHS	Asia/Muscat	Sohar	Sohar Airport	24.3903	56.6232
OHT	Asia/Karachi	Kohat	Kohat Airport	33.5700	71.4400
OIC	America/New_York	Norwich	Lt. Warren Eaton Airport	42.5673	-75.5265
OIL	America/New_York	Oil City	Oil City Seaplane Base	41.4414	-79.7085
OIM	Asia/Tokyo	Ō Shima	Oshima Airport	34.7820	139.3603
OIR	Asia/Tokyo	Okushiri	Okushiri Airport	42.0717	139.4329
OIT	Asia/Tokyo	Ōita	Oita Airport	33.4794	131.7372
OJC	America/Chicago	Kansas City	Johnson County Executive Airport	38.8500	-94.7300
OJU	Asia/Makassar	Ampana	Tanjung Api Airport	-0.8627	121.6238
OKA	Asia/Tokyo	Okinawa	Naha Airport	26.1958	127.6459
OKC	America/Chicago	Oklahoma City	Will Rogers World Airport	35.3931	-97.6007
OKD	Asia/Tokyo	Sapporo	Okadama Airport	43.1161	141.3802
OKE	Asia/Tokyo	Okinoerabujima Island	Okinoerabu Airport	27.4327	128.7052
OKF	Africa/Windhoek	Okaukuejo	Okaukuejo	-19.1700	15.9300
OKG	Africa/Brazzaville	Okoyo	Okoyo Airport	-1.4670	15.0700
OKH	Europe/London	Oakham	RAF Cottesmore	52.7357	-0.6488
OKI	Asia/Tokyo	Oki-gun	Oki Airport	36.1799	133.3286
OKJ	Asia/Tokyo	Okayama	Okayama Airport	34.7569	133.8553
OKK	America/Indiana/Indianapolis	Kokomo	Kokomo Municipal Airport	40.5300	-86.0700
OKL	Asia/Jayapura	Oksibil	Oksibil Airport	-4.9067	140.6265
OKM	America/Chicago	Okmulgee	Okmulgee Regional Airport	35.6200	-95.9700
OKN	Africa/Libreville	Okondja	Okondja Airport		
OKO	Asia/Tokyo	Tokyo	Yokota Air Base	35.7485	139.3485
OKQ	Asia/Jayapura	Okaba	Okaba Airport	-8.1000	139.7000
OKR	Australia/Brisbane	Yorke Island	Yorke Island Airport	-9.7529	143.4053
OKT	Asia/Yekaterinburg	Oktyabrsky	Oktyabrskiy Airport	54.4400	53.3883
OKV	Pacific/Port_Moresby	Okao	Okao Airport	-5.5564	141.0329
OKY	Australia/Brisbane	Oakey	Oakey Aerodrome	-27.4114	151.7353
OLA	Europe/Oslo	Ørland	Ørland Airport	63.6989	9.6040
OLB	Europe/Rome	Olbia	Olbia - Costa Smeralda Airport	40.8987	9.5176
OLC	America/Manaus	São Paulo de Olivença	São Paulo de Olivença Airport	-3.4658	-68.9188
OLE	America/New_York	Olean	Cattaraugus County-Olean Airport	42.2414	-78.3731
OLF	America/Denver	Wolf Point	Lyman Clayton Airport	48.0800	-105.6000
OLG	Africa/Nairobi	Maasai Mara Game Reserve	Olare Airfield	-1.3247	35.2492
OLH	America/Anchorage	Old Harbor	Old Harbor Airport	57.2000	-153.3000
OLJ	Pacific/Efate	Olpoï	North West Santo Airport	-14.8817	166.5580
OLK	America/Asuncion	Fuerte Olimpo	Fuerte Olimpo Airport		
OLL	Africa/Brazzaville	Olombo	Oyo Ollombo Airport	-1.2258	15.9103
OLM	America/Los_Angeles	Olympia	Olympia Regional Airport	46.9694	-122.9025
OLO	Europe/Prague	Olomouc	Olomouc Neředín Airport	49.5882	17.2077
OLP	Australia/Adelaide	Olympic Dam	Olympic Dam Airport	-30.4850	136.8770
OLS	America/Phoenix	Nogales	Nogales International Airport	31.4165	-110.8498
OLU	America/Chicago	Columbus	Columbus Municipal Airport	41.4480	-97.3426
OLV	America/Chicago	Olive Branch	Olive Branch Airport	34.9700	-89.8300
OLX	Africa/Nairobi	Maasai Mara Game Reserve	Maasai Mara Airport	-1.4086	35.1102
OLY	America/Chicago	Olney	Olney-Noble Airport	38.7195	-88.1739
OLZ	Asia/Yakutsk	Olyokminsk	Olyokminsk Airport	60.3992	120.4641
OMA	America/Chicago	Omaha	Eppley Airfield	41.3011	-95.8985
OMC	Asia/Manila	Ormoc	Ormoc Airport	11.0500	124.6000
OMD	Africa/Windhoek	Oranjemund	Oranjemund Airport	-28.5847	16.4467
OME	America/Nome	Nome	Nome Airport	64.5122	-165.4452
OMF	Asia/Amman	Mafraq	King Hussein Air Base	32.3563	36.2592
OMH	Asia/Tehran	Orūmīyeh	Orumieh	37.6681	45.0687
OMI	Asia/Tehran	Omidiyeh	Omidiyeh	30.8300	49.5300
OMJ	Asia/Tokyo	Nagasaki	Ōmura Airport	32.9282	129.9341
OMK	America/Los_Angeles	Omak	Omak Airport	48.4000	-119.5000
OMM	Asia/Muscat	Marmūl	Marmul Airport	18.1360	55.1821
OMN	Asia/Samarkand	Zomin Shaharchasi	Zomin Airport	39.9693	68.5440
OMO	Europe/Sarajevo	Mostar	Mostar International Airport	43.2829	17.8459
OMR	Europe/Bucharest	Oradea	Oradea International Airport	47.0253	21.9025
OMS	Asia/Omsk	Omsk	Tsentralny Airport	54.9670	73.3105
ONA	America/Chicago	Winona	Winona Municipal Airport	44.0769	-91.7082
OND	Africa/Windhoek	Ondangwa	Andimba Toivo ya Toivo Airport	-17.8782	15.9526
ONG	Australia/Brisbane	Mornington Island	Mornington Island Airport	-16.6616	139.1693
ONH	America/New_York	Oneonta	Oneonta Municipal Airport	42.4500	-75.1200
ONJ	Asia/Tokyo	Ōdate	Odate–Noshiro Airport	40.1919	140.3714
ONK	Asia/Yakutsk	Olenyok	Olenyok Airport	68.5155	112.4792
ONL	America/Chicago	O'Neill	The O'Neill Municipal Airport	42.4695	-98.6876
ONM	America/Denver	Socorro	Socorro Municipal Airport	34.0249	-106.9005
ONO	America/Boise	Ontario	Ontario Municipal Airport	44.0200	-117.0000
ONP	America/Los_Angeles	Newport	Newport Municipal Airport	44.5800	-124.1000
ONQ	Europe/Istanbul	Zonguldak	Caycuma	41.5200	32.1000
ONS	Australia/Perth	Onslow	Onslow Airport	-21.6684	115.1127
ONT	America/Los_Angeles	Los Angeles	Ontario International Airport	34.0558	-117.6020
ONU	Pacific/Fiji	Ono-i-Lau Island	Ono-I-Lau Airport		
ONX	America/Panama	Colón	Enrique Adolfo Jiménez Airport	9.3562	-79.8673
ONY	America/Chicago	Olney	Olney Municipal Airport	33.3515	-98.8173
OOA	America/Chicago	Oskaloosa	Oskaloosa Municipal Airport	41.2261	-92.4894
OOK	America/Nome	Toksook Bay	Toksook Bay Airport	60.5300	-165.1000
OOL	Australia/Brisbane	Gold Coast	Gold Coast Airport	-28.1644	153.5047
OOM	Australia/Sydney	Cooma	Cooma–Snowy Mountains Airport	-36.2938	148.9740
OOT	Pacific/Tarawa	Onotoa	Onotoa Airport	-1.7961	175.5258
OPA	Atlantic/Reykjavik	Kópasker	Kópasker Airport	66.3106	-16.4631
OPF	America/New_York	Miami	Miami-Opa Locka Executive Airport	25.9073	-80.2789
OPI	Australia/Darwin	Oenpelli	Oenpelli Airport	-12.3250	133.0060
OPL	America/Chicago	Opelousas	St. Landry Parish Airport	30.5269	-91.9762
OPO	Europe/Lisbon	Porto	Francisco de Sá Carneiro Airport	41.2481	-8.6814
OPP	America/Belem	Salinópolis	Salinopolis Airport	-0.6937	-47.3285
OPS	America/Cuiaba	Sinop	Presidente João Batista Figueiredo Airport	-11.8850	-55.5861
OPU	Pacific/Port_Moresby	Balimo	Balimo Airport	-8.0500	142.9330
OQN	Asia/Tashkent	Qo‘qon	Qoqon Airport	40.4469	70.9885
ORA	America/Argentina/Salta	San Ramón de la Nueva Orán	Oran Airport		
ORB	Europe/Stockholm	Örebro	Örebro Airport	59.2237	15.0380
ORC	America/Bogota	Orocué	Orocue Airport	4.7900	-71.3490
ORD	America/Chicago	Chicago	Chicago O'Hare International Airport	41.9786	-87.9048
ORE	Europe/Paris	Orléans	Orléans – Saint-Denis-de-l'Hôtel Airport	47.8980	2.1640
ORF	America/New_York	Norfolk	Norfolk International Airport	36.8946	-76.2012
ORG	America/Paramaribo	Paramaribo	Zorg en Hoop Airport	5.7695	-55.2223
ORH	America/New_York	Worcester	Worcester Regional Airport	42.2673	-71.8757
ORI	America/Anchorage	Port Lions	Port Lions Airport	57.8800	-152.9000
ORJ	America/Guyana	Orinduik	Orinduik Airport	4.7170	-60.0300
ORK	Europe/Dublin	Cork	Cork Airport	51.8413	-8.4911
ORL	America/New_York	Orlando	Orlando Executive Airport	28.5300	-81.3500
ORM	Europe/London	Northampton	Sywell Aerodrome	52.3053	-0.7931
ORN	Africa/Algiers	Oran	Oran / Es Senia	35.6239	-0.6212
ORP	Africa/Gaborone	Orapa	Orapa Airport		
ORR	Australia/Adelaide	Yorketown	Yorketown Airport	-35.0300	137.6000
ORT	America/Anchorage	Northway	Northway Airport	62.9611	-141.9289
ORU	America/La_Paz	Oruro	Oruro Airport	-17.9500	-67.1000
ORV	America/Anchorage	Noorvik	Robert Curtis Memorial Airport	66.8300	-161.0000
ORW	Asia/Karachi	Ormara	Ormara Airport	25.2747	64.5860
ORX	America/Santarem	Oriximiná	Oriximiná Airport	-1.7141	-55.8362
ORY	Europe/Paris	Paris	Paris Orly Airport	48.7253	2.3594
ORZ	America/Belize	Orange Walk	Orange Walk Airport	18.0745	-88.5484
OSC	America/Detroit	Oscoda	Oscoda-Wurtsmith Airport	44.4500	-83.3800
OSD	Europe/Stockholm	Östersund	Åre Östersund Airport	63.1933	14.5040
OSF	Europe/Moscow	Podolsk	Ostafyevo International Airport	55.5041	37.5095
OSH	America/Chicago	Oshkosh	Wittman Regional Airport	43.9844	-88.5570
OSI	Europe/Zagreb	Osijek	Osijek Airport	45.4627	18.8102
OSJ	Africa/Nairobi	Maasai Mara Game Reserve	Ol Seki Airfield	-1.3785	35.3763
OSK	Europe/Stockholm	Oskarshamn	Oskarshamn Airport	57.3500	16.5000
OSL	Europe/Oslo	Oslo	Oslo Airport, Gardermoen	60.1939	11.1004
OSM	Asia/Baghdad	Mosul	Mosul International Airport	36.3058	43.1474
OSN	Asia/Seoul	Osan	Osan Ab	37.0906	127.0296
OSO	Australia/Brisbane	Osborne Mine	Osborne Mine Airport	-22.0825	140.5578
OSR	Europe/Prague	Ostrava	Leoš Janáček Airport Ostrava	49.6963	18.1110
OSS	Asia/Bishkek	Osh	Osh International Airport	40.6090	72.7933
OST	Europe/Brussels	Ostend	Ostend-Bruges International Airport	51.1989	2.8622
OSU	America/New_York	Columbus	Ohio State University Airport	40.0798	-83.0730
OSW	Asia/Yekaterinburg	Orsk	Orsk Airport	51.0725	58.5956
OSX	America/Chicago	Kosciusko	Kosciusko-Attala County Airport	33.0908	-89.5410
OSY	Europe/Oslo	Namsos	Namsos Lufthavn	64.4700	11.6000
OSZ	Europe/Warsaw	Koszalin	Koszalin-Zegrze Pomorskie Airport	54.0420	16.2627
OTD	America/Panama	Contadora Island	Contadora Airport		
OTG	America/Chicago	Worthington	Worthington Municipal Airport	43.6499	-95.5849
OTH	America/Los_Angeles	North Bend	Southwest Oregon Regional Airport	43.4171	-124.2460
OTI	Asia/Jayapura	Morotai Island	Pitu Airport	2.0460	128.3250
OTJ	Africa/Windhoek	Otjiwarongo	Otjiwarongo	-20.4200	16.6500
OTK	America/Los_Angeles	Tillamook	Tillamook Airport	45.4187	-123.8180
OTL	Africa/Nouakchott	Boutilimitt	Boutilimit		
OTM	America/Chicago	Ottumwa	Ottumwa Industrial Airport	41.1066	-92.4479
OTN	America/Indiana/Vincennes	Oaktown	Ed-Air Airport	38.8578	-87.5005
OTO	Asia/Shanghai	Ulan	Otog Banner Wulan Airport	39.0314	107.9889
OTP	Europe/Bucharest	Bucharest	Henri Coandă International Airport	44.5722	26.1022
OTQ	Asia/Shanghai	Otog Front Banner	Otog Front Banner Oljoq Airport	38.1742	107.3897
OTS	America/Los_Angeles	Anacortes	Anacortes Airport	48.5000	-122.6000
OTU	America/Bogota	Otú	Otú Airport	7.0121	-74.7160
OTV	Pacific/Guadalcanal	Ontong Java Atoll	Ontong Java Atoll Airport	-5.5152	159.5290
OTZ	America/Nome	Kotzebue	Ralph Wien Memorial Airport	66.8847	-162.5985
OUA	Africa/Ouagadougou	Ouagadougou	Ouagadougou Airport	12.3532	-1.5124
OUD	Africa/Casablanca	Oujda	Angads Airport	34.7871	-1.9240
OUE	Africa/Brazzaville	Ouesso	Ouesso	1.6164	16.0383
OUG	Africa/Ouagadougou	Ouahigouya	Ouahigouya Airport	13.5700	-2.4330
OUH	Africa/Johannesburg	Oudtshoorn	Oudtshoorn Airport	-33.6000	22.1800
OUI	Europe/Paris	Lampaul	Ushant Airport	48.4630	-5.0640
OUK	Europe/London	Out Skerries	Out Skerries Airport	60.4252	-0.7512
OUL	Europe/Helsinki	Oulu	Oulu Airport	64.9301	25.3546
OUM	Africa/Ndjamena	Umm Hājar	Oum Hadjer Airport	13.2833	19.7000
OUN	America/Chicago	Norman	University of Oklahoma Westheimer Airport	35.2456	-97.4722
OUR	Africa/Douala	Batouri	Batouri Airport	4.4756	14.3627
OUS	America/Sao_Paulo	Ourinhos	Ourinhos Airport	-22.9800	-49.8700
OUT	Africa/Ndjamena	Bousso	Bousso Airport	10.4888	16.7188
OUZ	Africa/Nouakchott	Zouérat	Tazadit Airport	22.7575	-12.4787
OVA	Indian/Antananarivo	Bekily	Bekily	-24.2300	45.3000
OVB	Asia/Novosibirsk	Novosibirsk	Tolmachevo Airport	55.0126	82.6507
OVE	America/Los_Angeles	Oroville	Oroville Municipal Airport	39.4800	-121.6000
OVG	Africa/Johannesburg	Overberg District Municipality	AFB Overberg	-34.5549	20.2507
OVL	America/Santiago	Ovalle	El Tuqui	-30.4000	-71.2000
OVR	America/Argentina/Buenos_Aires	Olavarría	Olavarria Airport	-36.8900	-60.2166
OVS	Asia/Yekaterinburg	Sovetskiy	Sovetskiy Airport	61.3266	63.6019
OWA	America/Chicago	Owatonna	Owatonna Degner Regional Airport	44.1218	-93.2506
OWB	America/Chicago	Owensboro	Owensboro–Daviess County Regional Airport	37.7422	-87.1657
OWD	America/New_York	Norwood	Norwood Memorial Airport	42.1800	-71.1800
OWK	America/New_York	Norridgewock	Central Maine Airport of Norridgewock	44.7200	-69.8000
OXB	Africa/Bissau	Bissau	Bissau Airport	11.8948	-15.6537
OXC	America/New_York	Oxford	Waterbury-Oxford Airport	41.4782	-73.1374
OXD	America/New_York	Oxford	Miami University Airport		
OXF	Europe/London	Oxford	London Oxford Airport	51.8365	-1.3202
OXO	Australia/Brisbane	Orientos	Orientos Airport		
OXR	America/Los_Angeles	Oxnard	Oxnard Airport	34.2000	-119.2000
OYA	America/Argentina/Cordoba	Goya	Goya Airport	-29.0995	-59.2506
OYC	America/Cayenne	Camopi	Camopi Airport	3.1727	-52.3361
OYE	Africa/Libreville	Oyem	Oyem Airport	1.5431	11.5814
OYG	Africa/Kampala	Moyo	Moyo Airport	3.6500	31.7200
OYK	America/Belem	Oiapoque	Oiapoque	3.8670	-51.8000
OYL	Africa/Nairobi	Moyale	Moyale Airport	3.4708	39.1007
OYN	Australia/Melbourne	Ouyen	Ouyen Airport		
OYO	America/Argentina/Buenos_Aires	Tres Arroyos	Tres Arroyos Airport	-38.3888	-60.3293
OYP	America/Cayenne	Saint-Georges	Saint-Georges-de-l'Oyapock Airport	3.8999	-51.8036
OZC	Asia/Manila	Ozamiz City	Ozamiz City Airport	8.1785	123.8420
OZG	Africa/Casablanca	Zagora	Zagora Airport	30.2639	-5.8531
OZH	Europe/Kyiv	Zaporizhzhya	Zaporizhia International Airport	47.8672	35.3164
OZP	Europe/Madrid	Morón de la Frontera	Morón Air Base	37.1749	-5.6159
OZR	America/Chicago	Ozark	Cairns Army Airfield	31.2781	-85.7158
OZZ	Africa/Casablanca	Ouarzazate	Ouarzazate Airport	30.9391	-6.9094
PAC	America/Panama	Panama City	Albrook "Marcos A. Gelabert" International Airport	8.9733	-79.5556
PAD	Europe/Berlin	Paderborn	Paderborn Lippstadt Airport	51.6081	8.6114
PAE	America/Los_Angeles	Seattle	Snohomish County Airport	47.9076	-122.2816
PAF	Africa/Kampala	Pakuba	Pakuba Airport	2.2026	31.5544
PAG	Asia/Manila	Pagadian	Pagadian Airport	7.8272	123.4583
PAH	America/Chicago	Paducah	Barkley Regional Airport	37.0603	-88.7730
PAJ	Asia/Karachi	Parachinar	Parachinar Airport	33.9025	70.0714
PAK	Pacific/Honolulu	Hanapēpē	Port Allen Airport	21.8971	-159.6005
PAL	America/Bogota	Palanquero	Captain Germán Olano Moreno Air Base	5.4836	-74.6574
PAM	America/Chicago	Panama City	Tyndall Air Force Base	30.0696	-85.5754
PAN	Asia/Bangkok	Pattani	Pattani	6.7855	101.1536
PAO	America/Los_Angeles	Palo Alto	Palo Alto Airport of Santa Clara County	37.4700	-122.1000
PAP	America/Port-au-Prince	Port-au-Prince	Toussaint L'Ouverture International Airport	18.5800	-72.2925
PAQ	America/Anchorage	Palmer	Palmer Municipal Airport	61.5949	-149.0887
PAS	Europe/Athens	Nisí Páros	Paros National Airport	37.0205	25.1140
PAT	Asia/Kolkata	Patna	Lok Nayak Jayaprakash Airport	25.5913	85.0880
PAU	Asia/Yangon	Pauk	Pauk Airport	21.4500	94.5200
PAV	America/Maceio	Paulo Afonso	Paulo Afonso	-9.4009	-38.2506
PAX	America/Port-au-Prince	Port-de-Paix	Port de Paix Airport	19.9349	-72.8468
PAY	Asia/Kuching	Pamol	Pamol Airport	6.0000	117.4000
PAZ	America/Mexico_City	Poza Rica de Hidalgo	El Tajín National Airport	20.6002	-97.4608
PBC	America/Mexico_City	Puebla	Hermanos Serdán International Airport	19.1581	-98.3714
PBD	Asia/Kolkata	Porbandar	Porbandar Airport	21.6487	69.6572
PBE	America/Bogota	Puerto Berrío	Puerto Berrio Airport	6.4603	-74.4105
PBF	America/Chicago	Pine Bluff	Grider Field	34.1800	-91.9300
PBG	America/New_York	Plattsburgh	Plattsburgh Air Force Base	44.6500	-73.4700
PBH	Asia/Thimphu	Paro	Paro Airport	27.4032	89.4246
PBI	America/New_York	West Palm Beach	President Donald J. Trump International Airport	26.6832	-80.0956
PBJ	Pacific/Efate	Paama Island	Paama Airport	-16.4320	168.2355
PBL	America/Caracas	Puerto Cabello	Bartolomé Salom Airport	10.4805	-68.0730
PBM	America/Paramaribo	Paramaribo	Johan Adolf Pengel International Airport	5.4528	-55.1878
PBN	Africa/Luanda	Porto Amboim	Porto Amboim Airport	-10.7220	13.7655
PBO	Australia/Perth	Paraburdoo	Paraburdoo Airport	-23.1723	117.7470
PBP	America/Costa_Rica	Punta Islita	Punta Islita Airport	9.8561	-85.3708
PBQ	America/Porto_Velho	Pimenta Bueno	Pimenta Bueno Airport	-11.6300	-61.1700
PBR	America/Guatemala	Puerto Barrios	Puerto Barrios Airport	15.7309	-88.5838
PBT	America/Asuncion	Puerto Leda	Puerto Leda Airport		
PBU	Asia/Yangon	Putao	Putao Airport	27.3314	97.4261
PBZ	Africa/Johannesburg	Plettenberg Bay	Plettenberg Bay Airport	-34.0903	23.3278
PCA	America/Anchorage	Portage Creek	Portage Creek Airport	58.9068	-157.7121
PCD	America/Chicago	Prairie du Chien	Prairie du Chien Municipal Airport	43.0216	-91.1196
PCE	America/Anchorage	Painter Creek	Painter Creek Airport	57.1584	-157.4132
PCJ	America/Asuncion	Puerto Casado	Puerto La Victoria Airport	-22.2800	-57.9300
PCK	America/Anchorage	Porcupine Creek	Porcupine Creek Airport		
PCL	America/Lima	Pucallpa	FAP Captain David Abenzur Rengifo International Airport	-8.3779	-74.5743
PCM	America/Cancun	Playa del Carmen	Playa del Carmen Airport	20.6000	-87.1000
PCN	Pacific/Auckland	Picton	Picton Aerodrome	-41.3500	174.0000
PCO	America/Mazatlan	La Ribera	Punta Colorada Airstrip	23.5746	-109.5360
PCP	Africa/Sao_Tome	Príncipe Island	Príncipe Airport	1.6627	7.4111
PCR	America/Bogota	Puerto Carreño	Puerto Carreno / A. Guauquea	6.1847	-67.4932
PCS	America/Fortaleza	Picos	Picos Airport	-7.0830	-41.4700
PCT	America/New_York	Princeton	Princeton Airport	40.3991	-74.6586
PCU	America/Chicago	Picayune	Poplarville-Pearl River County Airport		
PCV	America/Mazatlan	Punta Chivato	Punta Chivato Airport	27.0692	-111.9620
PDA	America/Bogota	Inírida	Obando Airport	3.8535	-67.9062
PDB	America/Anchorage	Pedro Bay	Pedro Bay Airport	59.7800	-154.1000
PDE	Australia/Adelaide	Pandie Pandie	Pandie Pandie Airport		
PDF	America/Bahia	Prado	Prado Airport	-17.3500	-39.2200
PDG	Asia/Jakarta	Padang	Minangkabau International Airport	-0.7873	100.2824
PDK	America/New_York	Atlanta	Dekalb-Peachtree Airport	33.8756	-84.3020
PDL	Atlantic/Azores	Ponta Delgada	Ponta Delgada-João Paulo II Airport	37.7412	-25.6979
PDM	America/Panama	Pedasí	Capt. J. Montenegro Airport	7.5568	-80.0233
PDO	Asia/Jakarta	Pendopo	Pendopo Airport	-3.2861	103.8796
PDP	America/Montevideo	Punta del Este	Capitán de Corbeta Carlos A. Curbelo International Airport	-34.8551	-55.0943
PDS	America/Matamoros	Piedras Negras	Piedras Negras International Airport	28.6296	-100.5378
PDT	America/Los_Angeles	Pendleton	Eastern Oregon Regional Airport	45.6943	-118.8417
PDV	Europe/Sofia	Plovdiv	Plovdiv Airport		
PDX	America/Los_Angeles	Portland	Portland International Airport	45.5892	-122.5935
PDZ	America/Caracas	Pedernales	Pedernales Airport	9.9792	-62.2286
PEA	Australia/Adelaide	Penneshaw	Penneshaw Airport	-35.7300	137.9000
PEC	America/Juneau	Pelican	Pelican Seaplane Base	57.9500	-136.2000
PED	Europe/Prague	Pardubice	Pardubice Airport	50.0134	15.7386
PEE	Asia/Yekaterinburg	Perm	Perm International Airport	57.9145	56.0212
PEF	Europe/Berlin	Peenemünde	Peenemünde	54.1578	13.7727
PEG	Europe/Rome	Perugia	Perugia San Francesco d'Assisi – Umbria International Airport	43.0959	12.5132
PEH	America/Argentina/Buenos_Aires	Pehuajó	Comodoro Pedro Zanni Airport	-35.8446	-61.8576
PEI	America/Bogota	Pereira	Pereira / Matecana	4.8127	-75.7395
PEK	Asia/Shanghai	Beijing	Beijing Capital International Airport	40.0801	116.5846
PEM	America/Lima	Puerto Maldonado	Puerto Maldonado	-12.6136	-69.2286
PEN	Asia/Kuala_Lumpur	George Town	Penang International Airport	5.2971	100.2769
PER	Australia/Perth	Perth	Perth Airport	-31.9403	115.9669
PES	Europe/Moscow	Petrozavodsk	Petrozavodsk Airport	61.8852	34.1547
PET	America/Sao_Paulo	Pelotas	Pelotas	-31.7184	-52.3277
PEU	America/Tegucigalpa	Puerto Lempira	Puerto Lempira Airport	15.2623	-83.7812
PEV	Europe/Budapest	Pécs	Pecs - Pogany Airport	45.9900	18.2400
PEW	Asia/Karachi	Peshawar	Bacha Khan International Airport	33.9939	71.5146
PEX	Europe/Moscow	Pechora	Pechora Airport	65.1200	57.1300
PEZ	Europe/Moscow	Ternovka	Penza Airport	53.1167	45.0167
PFA	Asia/Shanghai	Harbin	Harbin Pingfang General Airport	45.5990	126.6581
PFB	America/Sao_Paulo	Passo Fundo	Passo Fundo	-28.2440	-52.3266
PFC	America/Los_Angeles	Pacific City	Pacific City State Airport	45.2000	-124.0000
PFD	America/Juneau	Port Frederick	Port Frederick Seaplane Base		
PFM	America/Edmonton	Primrose	Primrose Airport	55.3903	-111.1193
PFN	America/Chicago	Panama City	Panama City–Bay County International Airport	30.2121	-85.6828
PFO	Asia/Nicosia	Paphos	Paphos International Airport	34.7180	32.4857
PFQ	Asia/Tehran	Pārsābād	Parsabad-Moghan Airport	39.6047	47.8778
PFR	Africa/Lubumbashi	Ilebo	Ilebo	-4.3300	20.5900
PGA	America/Phoenix	Page	Page Municipal Airport	36.9300	-111.5000
PGD	America/New_York	Punta Gorda	Punta Gorda Airport	26.9200	-81.9800
PGF	Europe/Paris	Perpignan	Perpignan–Rivesaltes Airport	42.7404	2.8707
PGH	Asia/Kolkata	Pantnagar	Pantnagar Airport	29.0334	79.4737
PGI	Africa/Luanda	Chitato	Chitato Airport	-7.3587	20.8050
PGK	Asia/Jakarta	Pangkalpinang	Depati Amir Airport	-2.1632	106.1392
PGL	America/Chicago	Pascagoula	Trent Lott International Airport		
PGM	America/Anchorage	Port Graham	Port Graham Airport	59.3500	-151.8000
PGN	Pacific/Port_Moresby	Pangia	Pangia Airport	-6.3860	144.1084
PGQ	Asia/Jayapura	Maba	Pekaulang Buli Airport	0.9174	128.3830
PGR	America/Chicago	Paragould	Kirk Field	36.0621	-90.5108
PGS	America/Phoenix	Peach Springs	Grand Canyon Caverns Airport	35.5300	-113.4000
PGU	Asia/Tehran	Bandar-e ‘Asalūyah	Persian Gulf International Airport	27.3796	52.7377
PGV	America/New_York	Greenville	Pitt-Greenville Airport	35.6300	-77.4000
PGX	Europe/Paris	Périgueux	Périgueux - Bassillac Airport	45.1972	0.8132
PGZ	America/Sao_Paulo	Ponta Grossa	Ponta Grossa Airport	-25.1847	-50.1441
PHA	Asia/Ho_Chi_Minh	Phan Rang-Tháp Chàm	Phan Rang Air Base	11.6335	108.9520
PHB	America/Fortaleza	Parnaíba	Parnaiba Aeroporto	-2.8937	-41.7320
PHC	Africa/Lagos	Port Harcourt	Port Harcourt International Airport	5.0155	6.9496
PHD	America/New_York	New Philadelphia	Harry Clever Field Airport	40.4715	-81.4187
PHE	Australia/Perth	Port Hedland	Port Hedland Pardoo	-20.3778	118.6264
PHF	America/New_York	Newport News	Newport News-Williamsburg International Airport	37.1318	-76.4927
PHG	Africa/Lagos	Port Harcourt	Port Harcourt City Airport	4.8416	7.0176
PHH	Asia/Kathmandu	Pokhara	Pokhara International Airport	28.1874	84.0136
PHI	America/Fortaleza	Pinheiro	Pinheiro Airport	-2.5170	-45.0800
PHK	America/New_York	Pahokee	Palm Beach County Glades Airport	26.8200	-80.6500
PHL	America/New_York	Philadelphia	Philadelphia International Airport	39.8783	-75.2402
PHN	America/Detroit	Port Huron	St Clair County International Airport	42.9000	-82.5300
PHO	America/Nome	Point Hope	Point Hope Airport	68.3500	-166.8000
PHP	America/Denver	Philip	Philip Municipal Airport		
PHQ	Australia/Brisbane	Phosphate Hill	The Monument Airport	-21.8117	139.9233
PHR	Pacific/Fiji	Pacific Harbour	Pacific Harbour Airport	-18.2563	178.0498
PHS	Asia/Bangkok	Phitsanulok	Phitsanulok Airport	16.7776	100.2828
PHT	America/Chicago	Paris	Henry County Airport	36.3300	-88.3800
PHU	Asia/Ho_Chi_Minh	Phuoc Vinh	Phuoc Long Airport		
PHW	Africa/Johannesburg	Phalaborwa	Hendrik Van Eck Airport	-23.9372	31.1554
PHX	America/Phoenix	Phoenix	Phoenix Sky Harbor International Airport	33.4355	-111.9981
PHY	Asia/Bangkok	Phetchabun	Phetchabun Airport	16.6800	101.2000
PIA	America/Chicago	Peoria	General Downing - Peoria International Airport	40.6642	-89.6933
PIB	America/Chicago	Laurel	Hattiesburg–Laurel Regional Airport	31.4671	-89.3371
PID	America/Nassau	Nassau	Nassau Paradise Island Airport	25.0800	-77.3000
PIE	America/New_York	Tampa	St. Petersburg–Clearwater International Airport	27.9102	-82.6874
PIF	Asia/Taipei	Pingtung	Pingtung South Air Force Base	22.6724	120.4617
PIH	America/Boise	Pocatello	Pocatello Regional Airport	42.9098	-112.5959
PII	America/Anchorage	Fairbanks	Fairbanks Phillips Field		
PIK	Europe/London	Glasgow	Prestwick Airport	55.4833	-4.6167
PIL	America/Asuncion	Pilar	Carlos Miguel Gimenez Airport	-26.8815	-58.3180
PIM	America/New_York	Pine Mountain	Harris County Airport	32.8422	-84.8792
PIN	America/Manaus	Parintins	Parintins Airport	-2.6330	-56.7300
PIO	America/Lima	Pisco	Capitán FAP Renán Elías Olivera Airport	-13.7449	-76.2203
PIP	America/Anchorage	Pilot Point	Pilot Point Airport	57.5700	-157.6000
PIR	America/Chicago	Pierre	Pierre Municipal Airport	44.3827	-100.2860
PIS	Europe/Paris	Poitiers	Poitiers–Biard Airport	46.5877	0.3067
PIT	America/New_York	Pittsburgh	Pittsburgh International Airport	40.4915	-80.2329
PIU	America/Lima	Piura	Capitán FAP Guillermo Concha Iberico International Airport	-5.2058	-80.6164
PIW	America/Winnipeg	Pikwitonei	Pikwitonei Airport	55.5800	-97.1500
PIX	Atlantic/Azores	Ilha do Pico	Pico Airport	38.5543	-28.4408
PIZ	America/Nome	Point Lay	Point Lay LRRS Airport	69.7329	-163.0053
PJA	Europe/Stockholm	Pajala	Pajala Airport	67.2456	23.0689
PJB	America/Phoenix	Payson	Payson Airport	34.2300	-111.3000
PJC	America/Asuncion	Pedro Juan Caballero	Dr Augusto Roberto Fuster International Airport		
PJG	Asia/Karachi	Panjgur	Panjgur Airport	26.9546	64.1325
PJM	America/Costa_Rica	Puerto Jiménez	Puerto Jiménez Airport	8.5333	-83.3000
PKA	America/Anchorage	Napaskiak	Napaskiak Airport	60.7069	-161.7732
PKB	America/New_York	Parkersburg	Wood County Airport	39.3451	-81.4392
PKC	Asia/Kamchatka	Yelizovo	Yelizovo Airport		
PKE	Australia/Sydney	Parkes	Parkes Airport	-33.1314	148.2392
PKF	America/Chicago	Park Falls	Park Falls Municipal Airport	45.9525	-90.4257
PKG	Asia/Kuala_Lumpur	Pangkor	Pangkor Airport	4.2447	100.5530
PKH	Europe/Athens	Pórto Chéli	Porto Cheli Airport	37.2989	23.1489
PKJ	America/Guatemala	Playa Grande	Playa Grande Airport	15.6400	-90.7600
PKK	Asia/Yangon	Pakokku	Pakhokku Airport	21.3300	95.1000
PKM	America/Guyana	Port Kaituma	Port Kaituma Airport	7.7302	-59.8833
PKN	Asia/Pontianak	Pangkalanbuun	Iskandar Airport	-2.7033	111.6706
PKO	Africa/Porto-Novo	Parakou	Parakou Airport	9.3500	2.6170
PKP	Pacific/Tahiti	Atoll Pukapuka	Puka Puka Airport	-14.8095	-138.8130
PKR	Asia/Kathmandu	Pokhara	Pokhara Airport	28.2009	83.9821
PKT	Australia/Darwin	Wadeye	Port Keats Airport	-14.2500	129.5292
PKU	Asia/Jakarta	Pekanbaru	Sultan Syarif Kasim II International Airport	0.4608	101.4445
PKV	Europe/Moscow	Pskov	Pskov Airport	57.8200	28.3000
PKW	Africa/Gaborone	Selebi-Phikwe	Selebi Phikwe	-22.0584	27.8288
PKX	Asia/Shanghai	Beijing	Beijing Daxing International Airport	39.5100	116.4098
PKY	Asia/Pontianak	Palangkaraya	Tjilik Riwut Airport	-2.2251	113.9430
PKZ	Asia/Vientiane	Pakse	Pakse International Airport	15.1321	105.7810
PLA	America/Bogota	Planadas	Planadas Cano Saldano Airport	3.1942	-75.6422
PLB	America/New_York	Plattsburgh	Clinton County Airport		
PLD	America/Costa_Rica	Sámara	Playa Sámara Carillo Airport	9.8705	-85.4814
PLE	Pacific/Port_Moresby	Paiela	Paiela Airport	-5.3721	142.9757
PLF	Africa/Ndjamena	Pala	Pala	9.3830	14.9300
PLH	Europe/London	Plymouth	Plymouth City Airport	50.4228	-4.1058
PLJ	America/Belize	Placencia	Placencia Airport	16.5373	-88.3617
PLK	America/Chicago	Branson	M. Graham Clark Downtown Airport	36.6234	-93.2265
PLL	America/Manaus	Manaus	Manaus Air Force Base	-3.1460	-59.9863
PLM	Asia/Jakarta	Palembang	Sultan Mahmud Badaruddin II Airport	-2.8982	104.6999
PLN	America/Detroit	Pellston	Pellston Regional Airport of Emmet County	45.5709	-84.7967
PLO	Australia/Adelaide	Port Lincoln	Port Lincoln Airport	-34.6053	135.8800
PLP	America/Panama	La Palma	La Palma Airport	8.4032	-78.1429
PLQ	Europe/Vilnius	Palanga	Palanga International Airport	55.9732	21.0939
PLR	America/Chicago	Pell City	St Clair County Airport	33.5532	-86.2499
PLS	America/Grand_Turk	Providenciales Island	Providenciales International Airport	21.7736	-72.2658
PLT	America/Bogota	Plato	Plato Airport	9.8031	-74.7868
PLU	America/Sao_Paulo	Belo Horizonte	Carlos Drummond de Andrade Airport	-19.8512	-43.9506
PLV	Europe/Kyiv	Poltava	Poltava International Airport	49.5686	34.3972
PLW	Asia/Makassar	Palu	Mutiara SIS Al-Jufrie Airport	-0.9185	119.9096
PLX	Asia/Almaty	Semey	Semey Airport	50.3513	80.2344
PLZ	Africa/Johannesburg	Gqeberha	Port Elizabeth Airport	-33.9849	25.6173
PMA	Africa/Dar_es_Salaam	Pemba South Region	Pemba / Karume Airport	-5.2573	39.8114
PMC	America/Santiago	Puerto Montt	El Tepual International Airport	-41.4389	-73.0940
PMD	America/Los_Angeles	Palmdale	Palmdale United States Air Force Plant 42 Airport	34.6228	-118.0915
PMF	Europe/Rome	Milan	Parma Airport	44.8245	10.2964
PMG	America/Campo_Grande	Ponta Porã	Ponta Porã International Airport	-22.5496	-55.7026
PMH	America/New_York	Portsmouth	Greater Portsmouth Regional Airport	38.8300	-82.8500
PMI	Europe/Madrid	Palma	Palma de Mallorca Airport	39.5500	2.7330
PMK	Australia/Lindeman	Palm Island	Palm Island Airport	-18.7553	146.5810
PML	America/Anchorage	Port Moller	Port Moller Airport	56.0060	-160.5599
PMO	Europe/Rome	Palermo	Falcone-Borsellino Airport	38.1760	13.0910
PMP	Pacific/Port_Moresby	Pimaga	Pimaga Airport		
PMQ	America/Argentina/Rio_Gallegos	Perito Moreno	Perito Moreno Aerodrome	-46.5379	-70.9787
PMR	Pacific/Auckland	Palmerston North	Palmerston North Airport	-40.3206	175.6169
PMS	Asia/Damascus	Tadmur	Palmyra	34.5574	38.3169
PMV	America/Caracas	Porlamar	Santiago Mariño Caribbean International Airport	10.9129	-63.9676
PMW	America/Araguaina	Palmas	Palmas–Brigadeiro Lysias Rodrigues Airport	-10.2915	-48.3570
PMY	America/Argentina/Catamarca	Puerto Madryn	Puerto Madryn, CHT	-42.7592	-65.1027
PMZ	America/Costa_Rica	Palmar Sur	Palmar Sur Airport	8.9503	-83.4681
PNA	Europe/Madrid	Pamplona	Pamplona Airport	42.7700	-1.6463
PNB	America/Araguaina	Porto Nacional	Porto Nacional Airport	-10.7194	-48.3997
PNC	America/Chicago	Ponca City	Ponca City Regional Airport	36.7300	-97.1000
PND	America/Belize	Punta Gorda	Punta Gorda Airport	16.1020	-88.8089
PNE	America/New_York	Philadelphia	North Philadelphia Airport	40.0800	-75.0200
PNF	America/Anchorage	Peterson'S Point	Peterson's Point Airport	58.7673	-157.0613
PNG	America/Sao_Paulo	Paranaguá	Paranaguá Airport	-25.5402	-48.5312
PNH	Asia/Phnom_Penh	Phnom Penh	Phnom Penh International Airport	11.5466	104.8441
PNI	Pacific/Pohnpei	Pohnpei Island	Pohnpei International Airport	6.9851	158.2090
PNK	Asia/Pontianak	Pontianak	Supadio Airport	-0.1507	109.4039
PNL	Europe/Rome	Pantelleria	Pantelleria Airport	36.8165	11.9689
PNN	America/New_York	Princeton	Princeton Municipal Airport	45.2000	-67.5700
PNO	America/Mexico_City	Pinotepa Nacional	Pinotepa Nacional Airport	16.3589	-98.0758
PNP	Pacific/Port_Moresby	Popondetta	Girua Airport	-8.8045	148.3090
PNQ	Asia/Kolkata	Pune	Pune Airport	18.5822	73.9199
PNR	Africa/Brazzaville	Pointe-Noire	Pointe Noire Airport	-4.8160	11.8866
PNS	America/Chicago	Pensacola	Pensacola International Airport	30.4734	-87.1866
PNT	America/Punta_Arenas	Puerto Natales	Tte. Julio Gallardo Airport	-51.6715	-72.5284
PNU	America/Denver	Panguitch	Panguitch Municipal Airport	37.8494	-112.3921
PNV	Europe/Vilnius	Panevėžys	Pajuostis Air Base	55.7297	24.4593
PNW	Asia/Makassar	Pototano	Amman Mineral Nusa Tenggara		
PNX	America/Chicago	Sherman	North Texas Regional Airport	33.7151	-96.6711
PNY	Asia/Kolkata	Puducherry	Pondicherry Airport	11.9687	79.8101
PNZ	America/Bahia	Petrolina	Petrolina	-9.3624	-40.5691
POA	America/Sao_Paulo	Porto Alegre	Salgado Filho International Airport	-29.9944	-51.1714
POB	America/New_York	Fort Bragg	Pope Field	35.1709	-79.0145
POC	America/Los_Angeles	La Verne	Brackett Field Airport		
POD	Africa/Dakar	Podor	Podor	16.6700	-14.9700
POG	Africa/Libreville	Port-Gentil	Port-Gentil Airport	-0.7117	8.7544
POI	America/La_Paz	Potosí	Captain Nicolas Rojas Airport	-19.5431	-65.7237
POJ	America/Sao_Paulo	Patos de Minas	Patos de Minas Airport	-18.6728	-46.4912
POL	Africa/Maputo	Pemba	Pemba Airport	-12.9868	40.5225
POM	Pacific/Port_Moresby	Port Moresby	Jacksons International Airport	-9.4434	147.2200
POO	America/Sao_Paulo	Poços de Caldas	Pocos De Caldas	-21.8425	-46.5694
POP	America/Santo_Domingo	Puerto Plata	Puerto Plata Airport	19.7579	-70.5700
POR	Europe/Helsinki	Pori	Pori Airport	61.4617	21.8000
POS	America/Port_of_Spain	Trinidad	Piarco International Airport	10.5954	-61.3372
POT	America/Jamaica	Port Antonio	Ken Jones Aerodrome	18.1988	-76.5345
POU	America/New_York	Poughkeepsie	Dutchess County Airport	41.6266	-73.8842
POV	Europe/Bratislava	Prešov	Prešov Air Base	49.0297	21.3156
POW	Europe/Ljubljana	Portorož	Portorož Airport	45.4749	13.6148
POX	Europe/Paris	Paris	Pontoise – Cormeilles Aerodrom	49.0966	2.0408
POY	America/Denver	Lovell	Powell Municipal Airport	44.8666	-108.7878
POZ	Europe/Warsaw	Poznań	Poznań-Ławica Airport	52.4210	16.8263
PPA	America/Chicago	Pampa	Perry Lefors Field	35.6122	-100.9921
PPB	America/Sao_Paulo	Presidente Prudente	Presidente Prudente Airport	-22.1751	-51.4246
PPC	America/Anchorage	Prospect Creek	Prospect Creek Airport	66.8143	-150.6463
PPD	America/Puerto_Rico	Humacao	Palmas del Mar Airstrip	18.1400	-65.8200
PPE	America/Hermosillo	Puerto Peñasco	Mar de Cortés International Airport		
PPF	America/Chicago	Parsons	Tri-City Airport	37.3318	-95.5113
PPG	Pacific/Pago_Pago	Pago Pago	Pago Pago International Airport	-14.3310	-170.7105
PPI	Australia/Adelaide	Port Pirie	Port Pirie Airport	-33.2300	138.0000
PPK	Asia/Almaty	Petropavl	Petropavlosk South Airport	54.7800	69.1800
PPL	Asia/Kathmandu	Phaphlu	Phaplu Airport	27.5173	86.5848
PPM	America/New_York	Pompano Beach	Pompano Beach Airpark	26.2300	-80.1200
PPN	America/Bogota	Popayán	Guillermo León Valencia Airport	2.4544	-76.6093
PPO	America/Nassau	Powell Point	Powell Point	24.7914	-76.2992
PPP	Australia/Brisbane	Proserpine	Proserpine Airport	-20.4950	148.5522
PPQ	Pacific/Auckland	Paraparaumu	Paraparaumu Airport	-40.9047	174.9892
PPS	Asia/Manila	Puerto Princesa	Puerto Princesa Airport	9.7421	118.7587
PPT	Pacific/Tahiti	Papeete	Fa'a'ā International Airport	-17.5538	-149.6072
PPV	America/Metlakatla	Port Protection	Port Protection Seaplane Base	56.3300	-133.7000
PPW	Europe/London	Papa Westray Island	Papa Westray Airport	59.3511	-2.9002
PPY	America/Sao_Paulo	Pouso Alegre	Pouso Alegre Airport		
PPZ	America/Caracas	Puerto Páez	Puerto Paez Airport	6.2233	-67.4459
PQC	Asia/Ho_Chi_Minh	Phu Quoc	Phu Quoc International Airport	10.1703	103.9938
PQD	Asia/Colombo	Batticaloa	Batticaloa	7.9278	81.5417
PQI	America/New_York	Presque Isle	Northern Maine Regional Airport at Presque Isle	46.6890	-68.0448
PQM	America/Mexico_City	Palenque	Palenque International Airport	17.5334	-91.9845
PQQ	Australia/Sydney	Port Macquarie	Port Macquarie Airport	-31.4358	152.8630
PQS	America/Nome	Pilot Station	Pilot Station Airport	61.9300	-162.9000
PRA	America/Argentina/Cordoba	Paraná	Parana Airport	-31.7948	-60.4804
PRB	America/Los_Angeles	Paso Robles	Paso Robles Municipal Airport	35.6729	-120.6270
PRC	America/Phoenix	Prescott	Prescott Regional Airport	34.6545	-112.4196
PRE	America/Bogota	Pore	Pore Airport	5.6569	-71.9353
PRG	Europe/Prague	Prague	Prague Václav Havel Airport	50.1008	14.2600
PRH	Asia/Bangkok	Phrae	Phrae Airport	18.1317	100.1645
PRI	Indian/Mahe	Praslin Island	Praslin Island Airport	-4.3193	55.6914
PRK	Africa/Johannesburg	Prieska	Prieska Airport	-29.6700	22.7000
PRL	America/Anchorage	Port Oceanic	Port Oceanic Seaplane Base		
PRM	Europe/Lisbon	Portimão	Portimão Airport	37.1493	-8.5840
PRN	Europe/Belgrade	Pristina	Pristina International Airport	42.5728	21.0358
PRO	America/Chicago	Perry	Perry Municipal Airport	41.8300	-94.1000
PRP	Europe/Paris	Propriano	Propriano	41.6606	8.8897
PRQ	America/Argentina/Cordoba	Presidencia Roque Sáenz Peña	Presidencia Roque Sáenz Peña Airport	-26.7565	-60.4931
PRS	Pacific/Guadalcanal	Parasi	Parasi Airport		
PRU	Asia/Yangon	Pyay	Pyay Airport	18.9300	95.2200
PRV	Europe/Prague	Přerov	Přerov Air Base		
PRX	America/Chicago	Paris	Cox Field Airport	33.6366	-95.4507
PRY	Africa/Johannesburg	Pretoria	Wonderboom Airport	-25.6539	28.2242
PRZ	America/Los_Angeles	Prineville	Prineville Airport	44.3000	-120.9000
PSA	Europe/Rome	Pisa	Pisa International Airport	43.6839	10.3927
PSB	America/New_York	Bellefonte	Mid-State Airport	40.8862	-78.0842
PSC	America/Los_Angeles	Pasco	Tri-Cities Airport	46.2700	-119.1000
PSD	Africa/Cairo	Port Said	Port Said Airport	31.2794	32.2400
PSE	America/Puerto_Rico	Ponce	Mercedita Airport	18.0083	-66.5630
PSF	America/New_York	Pittsfield	Pittsfield Municipal Airport	42.4300	-73.3000
PSG	America/Juneau	Petersburg	Petersburg James A. Johnson Airport	56.8049	-132.9340
PSI	Asia/Karachi	Pasni	Pasni Airfield	25.2904	63.3450
PSJ	Asia/Makassar	Poso	Kasiguncu Airport	-1.4167	120.6577
PSK	America/New_York	Dublin	New River Valley Airport	37.1200	-80.6800
PSL	Europe/London	Perth	Perth / Scone	56.4000	-3.4670
PSM	America/New_York	Boston	Portsmouth International Airport at Pease	43.0779	-70.8233
PSN	America/Chicago	Palestine	Palestine Municipal Airport	31.7806	-95.7023
PSO	America/Bogota	Pasto	Pasto / Antonio Narin	1.3962	-77.2915
PSP	America/Los_Angeles	Palm Springs	Palm Springs International Airport	33.8297	-116.5067
PSQ	America/New_York	Philadelphia	Philadelphia Seaplane Base	39.8589	-75.2997
PSR	Europe/Rome	Pescara	Abruzzo Airport	42.4317	14.1811
PSS	America/Argentina/Cordoba	Posadas	Posadas Airport	-27.3858	-55.9707
PST	America/Havana	Guatemala	Preston Airport		
PSU	Asia/Pontianak	Putussibau	Pangsuma Airport	0.8333	112.9000
PSV	Europe/London	Papa Stour Island	Papa Stour Airport	60.3218	-1.6933
PSW	America/Sao_Paulo	Passos	Municipal José Figueiredo Airport	-20.7200	-46.6200
PSX	America/Chicago	Palacios	Palacios Municipal Airport	28.7000	-96.2200
PSY	Atlantic/Stanley	Stanley	Port Stanley Airport	-51.6857	-57.7776
PTA	America/Anchorage	Port Alsworth	Port Alsworth Airport	60.2030	-154.3187
PTB	America/New_York	Petersburg	Petersburg, Dinwiddie County Airport	37.1842	-77.5063
PTD	America/Sitka	Port Alexander	Port Alexander Seaplane Base	56.2467	-134.6481
PTF	Pacific/Fiji	Malolo Lailai Island	Malolo Lailai Island Airport	-17.7768	177.1954
PTG	Africa/Johannesburg	Polokwane	Polokwane International Airport	-23.9261	29.4844
PTH	America/Anchorage	Port Heiden	Port Heiden Airport	56.9700	-158.6000
PTJ	Australia/Melbourne	Portland	Portland Airport	-38.3191	141.4703
PTK	America/Detroit	Pontiac	Oakland County International Airport	42.6655	-83.4201
PTM	America/Caracas	Palmarito	Palmarito Airport	7.5769	-70.1724
PTN	America/Chicago	Patterson	Harry P Williams Memorial Airport	29.7122	-91.3345
PTO	America/Sao_Paulo	Pato Branco	Pato Branco Airport	-26.2200	-52.6700
PTP	America/Guadeloupe	Pointe-à-Pitre	Pointe-à-Pitre Le Raizet Airport	16.2653	-61.5318
PTQ	America/Santarem	Porto de Moz	Porto de Moz Airport	-1.7330	-52.2300
PTS	America/Chicago	Pittsburg	Atkinson Municipal Airport	37.4500	-94.7300
PTU	America/Nome	Platinum	Platinum Airport	59.0155	-161.8231
PTV	America/Los_Angeles	Porterville	Porterville Municipal Airport	36.0300	-119.1000
PTW	America/New_York	Pottstown	Pottstown Limerick Airport	40.2300	-75.6500
PTX	America/Bogota	Pitalito	Pitalito Airport	1.8578	-76.0857
PTY	America/Panama	Panama City	Tocumen International Airport	9.0714	-79.3834
PTZ	America/Guayaquil	Pastaza	Pastaza / Rio Amazonas		
PUB	America/Denver	Pueblo	Pueblo Memorial Airport	38.2891	-104.4966
PUC	America/Denver	Price	Carbon County Airport	39.6000	-110.8000
PUD	America/Argentina/Rio_Gallegos	Puerto Deseado	Puerto Deseado Aerodrome	-47.7353	-65.9041
PUE	America/Panama	Puerto Obaldía	Puerto Obaldia Airport	8.6673	-77.4185
PUF	Europe/Paris	Pau	Pau Pyrénées Airport	43.3800	-0.4186
PUG	Australia/Adelaide	Port Augusta	Port Augusta Airport	-32.5069	137.7167
PUH	America/Mexico_City	Pochutla	San Pedro Pochutla Airport	15.7305	-96.4714
PUJ	America/Santo_Domingo	Punta Cana	Punta Cana International Airport	18.5674	-68.3634
PUK	Pacific/Tahiti	Atoll Pukarua	Pukarua Airport	-18.2956	-137.0170
PUM	Asia/Makassar	Pomalaa	Sangia Nibandera Airport		
PUN	Africa/Lubumbashi	Punia	Punia Airport	-1.3670	26.3300
PUO	America/Anchorage	Prudhoe Bay	Prudhoe Bay Airport		
PUP	Africa/Ouagadougou	Pô	Pô Airport	11.1785	-1.1450
PUQ	America/Punta_Arenas	Punta Arenas	Presidente Carlos Ibáñez del Campo International Airport	-53.0026	-70.8546
PUR	America/La_Paz	Puerto Rico	Puerto Rico Airport	-11.1200	-67.5000
PUS	Asia/Seoul	Busan	Busan / Gimhae International Airport	35.1795	128.9382
PUT	Asia/Kolkata	Puttaparthi	Sri Sathya Sai Airport	14.1300	77.7800
PUU	America/Bogota	Puerto Asís	Tres de Mayo Airport	0.5052	-76.5008
PUV	Pacific/Noumea	Poum	Poum Airport	-20.2300	164.0000
PUW	America/Los_Angeles	Pullman	Pullman–Moscow Regional Airport	46.7438	-117.1093
PUX	America/Santiago	Puerto Varas	El Mirador Airport	-40.3300	-72.9300
PUY	Europe/Zagreb	Pula	Pula Airport	44.8935	13.9222
PUZ	America/Managua	Puerto Cabezas	Bilwi Airport	14.0472	-83.3867
PVA	America/Bogota	Isla de Providencia	El Embrujo Airport	13.3569	-81.3583
PVC	America/New_York	Provincetown	Provincetown Municipal Airport	42.0700	-70.2200
PVD	America/New_York	Providence	Theodore Francis Green State Airport	41.7326	-71.4204
PVE	America/Panama	El Porvenir	El Porvenir Airport	9.5588	-78.9475
PVF	America/Los_Angeles	Placerville	Placerville Airport	38.7200	-120.8000
PVG	Asia/Shanghai	Shanghai	Shanghai Pudong International Apt	31.1434	121.8052
PVH	America/Porto_Velho	Porto Velho	Governador Jorge Teixeira de Oliveira International Airport	-8.7093	-63.9023
PVI	America/Sao_Paulo	Paranavaí	Paranavaí Airport	-23.0899	-52.4885
PVK	Europe/Athens	Préveza	Aktion Airport	38.9255	20.7653
PVL	America/New_York	Pikeville	Pike County Regional Airport - Hatcher Field	37.5607	-82.5674
PVN	Europe/Sofia	Dolna Mitropoliya Air Base	Dolna Mitropoliya Air Base	43.4514	24.5028
PVO	America/Guayaquil	Portoviejo	Reales Tamarindos Airport	-1.0416	-80.4722
PVR	America/Mexico_City	Puerto Vallarta	Licenciado Gustavo Díaz Ordaz International Airport	20.6801	-105.2542
PVS	Asia/Anadyr	Provideniya	Buhta Providenja Airport	64.3781	-173.2433
PVU	America/Denver	Provo	Provo Municipal Airport	40.2300	-111.7000
PVW	America/Chicago	Plainview	Hale County Airport	34.1700	-101.7000
PVZ	America/New_York	Painesville	Casement Airport	41.7334	-81.2190
PWA	America/Chicago	Oklahoma City	Wiley Post Airport	35.5316	-97.6427
PWD	America/Denver	Plentywood	Sher-Wood Airport	48.7884	-104.5255
PWE	Asia/Anadyr	Pevek	Pevek Airport	69.7833	170.5970
PWK	America/Chicago	Chicago	Chicago Executive Airport	42.1166	-87.9006
PWL	Asia/Jakarta	Purwokerto	General Sudirman Airport		
PWM	America/New_York	Portland	Portland International Jetport	43.6473	-70.3099
PWN	America/Nassau	Pitts Town Point	Pitts Town Airport	22.8297	-74.3461
PWO	Africa/Lubumbashi	Pweto	Pweto Airport	-8.4670	28.8800
PWQ	Asia/Almaty	Pavlodar	Pavlodar Airport	52.1950	77.0739
PWR	America/Sitka	Port Walter	Port Walter Seaplane Base	56.3879	-134.6447
PWT	America/Los_Angeles	Bremerton	Bremerton National Airport	47.4928	-122.7624
PWX	Asia/Makassar	Pohuwato	Panua Pohuwato Airport		
PWY	America/Denver	Pinedale	Ralph Wenz Field	42.7952	-109.8076
PXA	Asia/Jakarta	Pagar Alam	Lahat Pagar Alam Airport	-4.0240	103.3783
PXH	Australia/Adelaide	Prominent Hill Mine	Prominent Hill Airport	-29.7211	135.5235
PXL	America/Phoenix	Polacca	Polacca Airport	35.7934	-110.4206
PXM	America/Mexico_City	Puerto Escondido	Puerto Escondido International Airport	15.8769	-97.0891
PXN	Asia/Kolkata	Purnia	Purnea Airport	25.7623	87.4095
PXO	Atlantic/Madeira	Ilha de Porto Santo	Porto Santo Airport	33.0734	-16.3500
PXU	Asia/Ho_Chi_Minh	Pleiku	Pleiku Airport	14.0000	108.0000
PYA	America/Bogota	Puerto Boyacá	Velasquez Airport	5.9390	-74.4570
PYB	Asia/Kolkata	Jeypore	Jeypore Airport	18.8800	82.5520
PYC	America/Panama	Playón Chico	Playón Chico Airport		
PYE	Pacific/Rarotonga	Penrhyn	Penrhyn Tongareva Airport	-9.0177	-158.0303
PYG	Asia/Kolkata	Gangtok	Gangtok Pakyong Airport	27.2276	88.5860
PYH	America/Caracas	Puerto Ayacucho	Cacique Aramare Airport	5.6200	-67.6061
PYJ	Asia/Yakutsk	Udachny	Polyarny Airport	66.4006	112.0303
PYK	Asia/Tehran	Karaj	Payam International Airport	35.7761	50.8267
PYM	America/New_York	Plymouth	Plymouth Municipal Airport	41.9700	-70.6800
PYO	America/Guayaquil	Arca de Agua	Putumayo Airport	0.0667	-75.8700
PYT	America/Sao_Paulo	Paracatu	Paracatu Airport	-17.2414	-46.8860
PYX	Asia/Bangkok	Pattaya	Pattaya Airpark	12.9489	100.8881
PYY	Asia/Bangkok	Pai	Pai	19.3700	98.4400
PYZ	America/Lima	Pías	Pias Airport		
PZB	Africa/Johannesburg	Pietermaritzburg	Pieter Maritzburg	-29.6490	30.3987
PZH	Asia/Karachi	Zhob	Zhob Airport	31.3581	69.4633
PZI	Asia/Shanghai	Panzhihua	Panzhihua Bao'anying Airport	26.5382	101.7944
PZL	Africa/Johannesburg	Phinda Private Game Reserve	Zulu Inyala Airport	-27.8494	32.3097
PZO	America/Caracas	Puerto Ordaz	Manuel Carlos Piar Guayana Airport	8.2885	-62.7604
PZR	America/Bogota	Pizarro	Pizarro Airport	4.9592	-77.3621
PZS	America/Santiago	Temuco	Temuco Maquehue Airport	-38.7668	-72.6371
PZU	Africa/Khartoum	Port Sudan	Port Sudan New International Airport	19.4336	37.2341
PZY	Europe/Bratislava	Piešťany	Piestany Airport	48.6250	17.8286
QBC	America/Vancouver	Bella Coola	Bella Coola Airport	52.3875	-126.5958
QBS	Australia/Perth	Jundee	Jundee Airport		
QBU	Australia/Perth	Leinster	Bellevue Airport	-27.6105	120.5942
QCY	Europe/London	Coningsby	Coningsby Royal Air Force Base	53.0930	-0.1660
QDF	America/Sao_Paulo	Conselheiro Lafaiete	Conselheiro Lafaiete Airport		
QDV	America/Sao_Paulo	Jundiaí	Jundiaí Airport	-23.1809	-46.9440
QEF	Europe/Berlin	Egelsbach	Frankfurt Egelsbach Airport	49.9617	8.6417
QGP	America/Recife	Garanhuns	Garanhuns Airport		
QHA	Europe/Brussels	Hasselt	Hasselt Airport	50.9700	5.3830
QHN	America/Araguaina	Taguatinga	Taguatinga Airport	-12.4339	-46.4006
QHU	Europe/Berlin	Husum	Husum-Schwesing Airport	54.5094	9.1369
QHV	America/Sao_Paulo	Novo Hamburgo	Novo Hamburgo Airport	-29.8100	-51.2170
QIG	America/Fortaleza	Iguatu	Iguatu		
QIQ	America/Sao_Paulo	Rio Claro	Rio Claro Airport	-22.4311	-47.5642
QIT	America/Bahia	Itapetinga	Itapetinga Airport	-15.2445	-40.2772
QLA	Europe/London	Lasham	Lasham Airport		
QLR	Europe/Lisbon	Leiria	Monte Real Air Base	39.8311	-8.8872
QLT	Europe/Rome	Latina	Latina Airport		
QNS	America/Sao_Paulo	Canoas	Campo Nossa Senhora de Fatima	-29.9459	-51.1444
QOA	America/Sao_Paulo	Mococa	Mococa Airport	-21.4878	-47.0344
QOE	Europe/Berlin	Nörvenich	Nörvenich Air Base	50.8333	6.6667
QOW	Africa/Lagos	Owerri	Sam Mbakwe International Airport	5.4271	7.2060
QPG	Asia/Singapore	Singapore	Paya Lebar Airport	1.3604	103.9095
QRA	Africa/Johannesburg	Johannesburg	Rand	-26.2425	28.1512
QRE	America/Sao_Paulo	Carazinho	Carazinho Airport	-28.3225	-52.8162
QRO	America/Mexico_City	Santiago de Querétaro	Querétaro Intercontinental Airport	20.6173	-100.1857
QRW	Africa/Lagos	Warri	Warri Airport	5.5961	5.8178
QSC	America/Sao_Paulo	São Carlos	São Carlos Airport	-21.8764	-47.9033
QSF	Africa/Algiers	Sétif	Ain Arnat Airport	36.1784	5.3256
QSR	Europe/Rome	Salerno	Salerno Costa d'Amalfi Airport	40.6204	14.9113
QSZ	Asia/Shanghai	Shache	Shache Yeerqiang Airport	38.2790	77.0703
QUB	Africa/Tripoli	Ubari	Ubari Airport	26.5675	12.8231
QUG	Europe/London	Chichester	Chichester/Goodwood Airport	50.8300	-0.8000
QUO	Africa/Lagos	Uyo	Akwa Ibom International Airport	4.8765	8.0858
QUS	Africa/Lagos	Gusau	Gusau		
QVA	Europe/Rome	Varese	Vares-Venegono Airport		
QVE	Europe/Helsinki	Forssa	Forssa Airport	60.8200	23.6700
QWG	America/New_York	Charlotte	Wilgrove Air Park	35.2100	-80.6700
QXD	America/Fortaleza	Quixadá	Quixadá Airport		
QYR	Europe/Paris	Troyes	Troyes-Barberey		
RAB	Pacific/Port_Moresby	Rabaul	Tokua Airport	-4.3350	152.4000
RAC	America/Chicago	Racine	John H Batten Field	42.7500	-87.8200
RAD	America/Tortola	Tortola	Tortola Road Town Sea Plane Base	18.4185	-64.6179
RAE	Asia/Riyadh	Arar	Arar Domestic Airport	30.9066	41.1382
RAF	America/Argentina/Cordoba	Rafaela	Rafaela Airport	-31.2833	-61.5000
RAG	Pacific/Auckland	Raglan	Raglan Airfield	-37.8000	174.9000
RAH	Asia/Riyadh	Rafha	Rafha Domestic Airport	29.6264	43.4906
RAI	Atlantic/Cape_Verde	Praia	Praia International Airport	14.9420	-23.4845
RAJ	Asia/Kolkata	Rājkot	Rajkot Airport	22.3092	70.7795
RAK	Africa/Casablanca	Marrakesh	Marrakesh Menara Airport	31.6069	-8.0363
RAL	America/Los_Angeles	Riverside	Riverside Municipal Airport	33.9517	-117.4459
RAN	Europe/Rome	Ravenna	Ravenna Airport	44.3643	12.2255
RAO	America/Sao_Paulo	Ribeirão Preto	Leite Lopes Airport	-21.1342	-47.7742
RAP	America/Denver	Rapid City	Rapid City Regional Airport	44.0453	-103.0574
RAQ	Asia/Makassar	Muna Island	Sugimanuru Airport	-4.7630	122.5660
RAR	Pacific/Rarotonga	Rarotonga	Rarotonga International Airport	-21.2027	-159.8056
RAS	Asia/Tehran	Rasht	Rasht Airport	37.3253	49.6058
RAT	Asia/Yekaterinburg	Raduzhny	Raduzhny Airport		
RAV	America/Bogota	Cravo Norte	Cravo Norte	6.3170	-70.1800
RAW	Pacific/Bougainville	Arawa	Arawa Airport	-6.2220	155.5698
RAZ	Asia/Karachi	Rawalakot	Rawalakot Airport	33.8497	73.7981
RBA	Africa/Casablanca	Rabat	Rabat-Salé Airport	34.0515	-6.7515
RBB	America/Manaus	Borba	Borba Airport	-4.4000	-59.5800
RBC	Australia/Melbourne	Robinvale	Robinvale Airport	-34.6500	142.7830
RBD	America/Chicago	Dallas	Dallas Executive Airport	32.6810	-96.8683
RBG	America/Los_Angeles	Roseburg	Roseburg Regional Airport	43.2387	-123.3556
RBH	America/Anchorage	Katmai National Preserve	Lake Brooks Seaplane Base		
RBI	Pacific/Fiji	Rabi Island	Rabi Airport		
RBJ	Asia/Tokyo	Rebun	Rebun Island	45.3800	141.0000
RBK	America/Los_Angeles	Murrieta	French Valley Airport	33.5755	-117.1292
RBL	America/Los_Angeles	Red Bluff	Red Bluff Municipal Airport	40.1500	-122.3000
RBM	Europe/Berlin	Straubing	Straubing Wallmühle Airport	48.9010	12.5182
RBN	America/New_York	Fort Jefferson	Fort Jefferson Seaplane Base	24.6268	-82.8725
RBO	America/La_Paz	Roboré	Robore Airport	-18.3247	-59.7682
RBQ	America/La_Paz	Rurrenabaque	Rurrenabaque	-14.4500	-67.5500
RBR	America/Rio_Branco	Rio Branco	Rio Branco	-9.8692	-67.8941
RBS	Australia/Melbourne	Orbost	Orbost Airport	-37.7000	148.5000
RBT	Africa/Nairobi	Marsabit	Marsabit Airport	2.3454	37.9990
RBU	Australia/Perth	Roebourne	Roebourne Airport	-20.7700	117.2000
RBV	Pacific/Guadalcanal	Ramata Island	Ramata Airport	-8.1681	157.6430
RBW	America/New_York	Walterboro	Lowcountry Regional Airport	32.9205	-80.6412
RBX	Africa/Juba	Rumbek	Rumbek Airport	6.8248	29.6689
RBY	America/Anchorage	Ruby	Ruby Airport	64.7300	-155.5000
RBZ	Asia/Samarkand	Shahrisabz Shahri	Shakhrisyabz Airport	39.0299	66.7760
RCA	America/Denver	Rapid City	Ellsworth Air Force Base	44.1450	-103.1036
RCB	Africa/Johannesburg	Richards Bay	Richard Bay Airport	-28.7410	32.0921
RCE	America/Los_Angeles	Roche Harbor	Roche Harbor Seaplane Base	48.6082	-123.1596
RCH	America/Bogota	Riohacha	Almirante Padilla Airport	11.5262	-72.9260
RCK	America/Chicago	Rockdale	H. H. Coffield Regional Airport	30.6336	-96.9894
RCM	Australia/Brisbane	Richmond	Richmond Airport	-20.7019	143.1150
RCN	Australia/Adelaide	American River	American River Airpark		
RCO	Europe/Paris	Rochefort	Rochefort - Saint-Agnant	45.8890	-0.9830
RCQ	America/Argentina/Cordoba	Reconquista	Reconquista Airport	-29.2103	-59.6800
RCR	America/Indiana/Indianapolis	Rochester	Fulton County Airport	41.0700	-86.2200
RCS	Europe/London	Rochester	Rochester Airport	51.3500	0.5000
RCT	America/Detroit	Reed City	Nartron Field	43.9000	-85.5200
RCU	America/Argentina/Cordoba	Río Cuarto	Rio Cuarto Airport	-33.0851	-64.2613
RCY	America/Nassau	Rum Cay Island	Port Nelson Airport	23.6834	-74.8363
RDB	America/Nome	Red Dog Mine	Red Dog Airport		
RDC	America/Santarem	Redenção	Redenção Airport	-8.0333	-49.9799
RDD	America/Los_Angeles	Redding	Redding Municipal Airport	40.5088	-122.2944
RDG	America/New_York	Reading	Reading Municipal Airport	40.3785	-75.9652
RDL	Africa/Cairo	Ismailia	Bardawil International Airport	30.3994	33.1536
RDM	America/Los_Angeles	Redmond	Roberts Field-Redmond Municipal Airport	44.2541	-121.1500
RDN	Asia/Kuala_Lumpur	Pulau Redang	Redang Airport	5.7653	103.0070
RDO	Europe/Warsaw	Radom	Radom-Sadków Airport	51.3901	21.2093
RDP	Asia/Kolkata	Durgapur	Durgapur Kazi Nazrul Islam Airport	23.6253	87.2414
RDR	America/Chicago	Grand Forks	Grand Forks Air Force Base		
RDS	America/Argentina/Salta	Rincón de Los Sauces	Rincon De Los Sauces Airport	-37.3906	-68.9042
RDT	Africa/Dakar	Richard-Toll	Richard Toll	16.4333	-15.6500
RDU	America/New_York	Durham	Raleigh-Durham International Airport	35.8795	-78.7871
RDV	America/Anchorage	Red Devil	Red Devil Airport	61.8300	-157.3000
RDZ	Europe/Paris	Rodez	Rodez-Marcillac Airport	44.4079	2.4827
REA	Pacific/Tahiti	Atoll Reao	Reao Airport	-18.4659	-136.4400
REB	Europe/Berlin	Rechlin	Rechlin-Lärz Airfield	53.3048	12.7460
REC	America/Recife	Recife	Recife/Guararapes–Gilberto Freyre International Airport	-8.1268	-34.9230
RED	America/New_York	Reedsville	Mifflin County Airport	40.6769	-77.6275
REE	America/Chicago	Lubbock	Reese Airpark	33.5943	-102.0466
REG	Europe/Rome	Reggio Calabria	Reggio Calabria Airport	38.0712	15.6516
REI	America/Cayenne	Régina	Régina Airport	4.3131	-52.1327
REL	America/Argentina/Catamarca	Trelew	Almirante Marcos A. Zar Airport	-43.2105	-65.2703
REN	Asia/Yekaterinburg	Orenburg	Orenburg / Tsentralny	51.7958	55.4567
REO	America/Boise	Rome	Rome State Airport		
REP	Asia/Phnom_Penh	Siem Reap	Siem Reap International Airport	13.4107	103.8128
REQ	Asia/Karachi	Reko Diq	Reko Diq Airport		
RER	America/Guatemala	Retalhuleu	Retalhuleu Airport	14.5210	-91.6973
RES	America/Argentina/Cordoba	Resistencia	Resistencia International Airport	-27.4500	-59.0561
RET	Europe/Oslo	Røst	Rost Flyplass	67.5278	12.1033
REU	Europe/Madrid	Reus	Reus Airport	41.1474	1.1672
REW	Asia/Kolkata	Rewa	Rewa Chorhata Airport	24.5036	81.2207
REX	America/Matamoros	Reynosa	General Lucio Blanco International Airport	26.0089	-98.2285
REY	America/La_Paz	Reyes	Reyes Airport	-14.3055	-67.3541
REZ	America/Sao_Paulo	Resende	Resende Airport	-22.4783	-44.4791
RFD	America/Chicago	Chicago	Chicago/Rockford International Airport	42.2016	-89.0957
RFG	America/Chicago	Refugio	Refugio Rooke Field Airport	28.2905	-97.3250
RFK	America/Chicago	Rolling Fork	Rollang Field	32.9493	-90.8451
RFN	Atlantic/Reykjavik	Raufarhöfn	Raufarhöfn Airport	66.4066	-15.9192
RFP	Pacific/Tahiti	Uturoa	Raiatea Airport	-16.7229	-151.4660
RFS	America/Managua	Rosita	Rosita Airport	13.8897	-84.4089
RGA	America/Argentina/Ushuaia	Río Grande	Hermes Quijada International Airport	-53.7777	-67.7494
RGH	Asia/Kolkata	Bālurghāt	Balurghat Airport	25.2617	88.7956
RGI	Pacific/Tahiti	Rangiroa	Rangiroa Airport	-14.9543	-147.6608
RGK	Asia/Barnaul	Gorno-Altaysk	Gorno-Altaysk Airport	51.9692	85.8364
RGL	America/Argentina/Rio_Gallegos	Río Gallegos	Piloto Civil Norberto Fernández International Airport	-51.6089	-69.3126
RGN	Asia/Yangon	Yangon	Yangon International Airport	16.9073	96.1332
RGO	Asia/Pyongyang	Chongjin	Chongjin Airport		
RGR	America/Chicago	Ranger	Ranger Municipal Airport	32.4559	-98.6801
RGS	Europe/Madrid	Burgos	Burgos Villafria Airport	42.3576	-3.6208
RGT	Asia/Jakarta	Rengat	Rengat Japura Airport		
RHD	America/Argentina/Cordoba	Termas de Río Hondo	Las Termas Airport	-27.4960	-64.9350
RHE	Europe/Paris	Reims	Reims – Champagne Air Base	49.3100	4.0500
RHG	Africa/Kigali	Musanze	Ruhengeri Airport	-1.4983	29.6325
RHI	America/Chicago	Rhinelander	Rhinelander-Oneida County Airport	45.6312	-89.4675
RHL	Australia/Perth	Roy Hill Station	Roy Hill Station Airport	-22.6253	119.9587
RHN	Africa/Windhoek	Rosh Pinah	Rosh Pinah Airport	-27.8731	16.6460
RHO	Europe/Athens	Rhodes	Rhodes International Airport	36.4054	28.0862
RHP	Asia/Kathmandu	Manthali	Manthali Ramechhap Airport	27.3938	86.0603
RHR	Asia/Dubai	Ras Al Khaimah	Al Hamra Seaplane Base	25.6907	55.7777
RHT	Asia/Shanghai	Alxa Right Banner	Alxa Right Banner Airport	39.2221	101.5494
RHV	America/Los_Angeles	San Jose	Reid-Hillview of Santa Clara County Airport	37.3500	-121.9000
RIA	America/Sao_Paulo	Santa Maria	Aeroporto de Santa Maria	-29.7114	-53.6882
RIB	America/La_Paz	Riberalta	Riberalta	-11.0200	-66.0800
RIC	America/New_York	Richmond	Richmond International Airport	37.5052	-77.3197
RID	America/Indiana/Indianapolis	Richmond	Richmond Municipal Airport	39.7564	-84.8479
RIE	America/Chicago	Rice Lake	Rice Lake, Rice Lake Regional-Carl's Field Airport	45.5000	-91.7300
RIF	America/Denver	Richfield	Richfield Municipal Airport	38.7364	-112.0989
RIG	America/Sao_Paulo	Rio Grande	Rio Grande Airport	-32.0822	-52.1632
RIH	America/Panama	Río Hato	Scarlett Martinez International Airport	8.3750	-80.1282
RIJ	America/Lima	Rioja	Juan Simons Vela Airport	-6.0679	-77.1600
RIK	America/Costa_Rica	Carrillo	Carrillo Airport		
RIL	America/Denver	Rifle	Garfield County Regional Airport	39.5200	-107.7000
RIM	America/Lima	Provincia de Rodríguez de Mendoza	San Nicolas Airport		
RIN	Pacific/Guadalcanal	Ringgi Cove	Ringgi Cove Airport	-8.1264	157.1430
RIR	America/Los_Angeles	Riverside	Flabob Airport	33.9900	-117.4000
RIS	Asia/Tokyo	Rishiri Chō	Rishiri Airport	45.2420	141.1864
RIV	America/Los_Angeles	Riverside	March Air Reserve Base	33.8927	-117.2608
RIW	America/Denver	Riverton	Riverton Regional Airport	43.0500	-108.5000
RIX	Europe/Riga	Riga	Riga International Airport	56.9236	23.9711
RIY	Asia/Aden	Mukalla	Riyan International Airport	14.6626	49.3750
RIZ	Asia/Shanghai	Rizhao	Rizhao Shanzihe Airport	35.3962	119.3411
RJA	Asia/Kolkata	Rajamahendravaram	Rajahmundry Airport	17.1104	81.8182
RJH	Asia/Dhaka	Rajshahi	Shah Makhdum Airport	24.4372	88.6165
RJK	Europe/Zagreb	Rijeka	Rijeka/Krk Airport	45.2169	14.5703
RJL	Europe/Madrid	Logroño	Logroño-Agoncillo Airport	42.4573	-2.3163
RJM	Asia/Jayapura	Waisai Harbour	Waisai Marinda Seaplane Base	-0.4349	130.7708
RJN	Asia/Tehran	Rafsanjān	Rafsanjan Airport	30.2977	56.0511
RKA	Pacific/Tahiti	Aratika	Aratika Airport	-15.4856	-145.4671
RKC	America/Los_Angeles	Yreka	Montague Airport-Yreka Rohrer Field	41.7304	-122.5435
RKD	America/New_York	Rockland	Knox County Regional Airport	44.0700	-69.1000
RKE	Europe/Copenhagen	Copenhagen	Roskilde Airport	55.5856	12.1314
RKH	America/New_York	Rock Hill	Rock Hill, Rock Hill - York County Airport	34.9839	-81.0558
RKI	Asia/Jakarta	Rokot	Rokot Airport		
RKP	America/Chicago	Rockport	Aransas County Airport	28.0800	-97.0300
RKR	America/Chicago	Poteau	Robert S Kerr Airport	35.0196	-94.6190
RKS	America/Denver	Rock Springs	Rock Springs-Sweetwater County Airport	41.5942	-109.0652
RKT	Asia/Dubai	Ras Al Khaimah	Ras Al Khaimah International Airport	25.6135	55.9388
RKV	Atlantic/Reykjavik	Reykjavík	Reykjavik Airport	64.1300	-21.9406
RKW	America/New_York	Rockwood	Rockwood Municipal Airport	35.9200	-84.6800
RKZ	Asia/Shanghai	Rikaze	Shigatse Peace Airport	29.3519	89.3100
RLA	America/Chicago	Rolla	Rolla Downtown Airport		
RLG	Europe/Berlin	Rostock	Rostock-Laage Airport	53.9182	12.2783
RLK	Asia/Shanghai	Bayannur Shi	Bayannur Airport	40.9264	107.7390
RLO	America/Argentina/San_Luis	Merlo	Valle del Conlara Airport	-32.3838	-65.1856
RLT	Africa/Niamey	Arlit	Arlit Airport	18.7913	7.3666
RMA	Australia/Brisbane	Roma	Roma	-26.5500	148.8000
RMB	Asia/Muscat	Al Buraymī	Buraimi	24.2407	55.7875
RMC	America/Chicago	Machesney Park	Machesney Airport		
RMD	Asia/Kolkata	Ramagundam	Ramagundam Basantnagar Airport	18.7008	79.3918
RME	America/New_York	Rome	Griffiss International Airport	43.2333	-75.4000
RMF	Africa/Cairo	Marsa Alam	Marsa Alam International Airport	25.5565	34.5951
RMG	America/New_York	Rome	Richard B Russell Airport	34.3506	-85.1580
RMI	Europe/Rome	Rimini	Federico Fellini International Airport	44.0203	12.6118
RMK	Australia/Adelaide	Renmark	Renmark Airport	-34.1964	140.6739
RML	Asia/Colombo	Colombo	Ratmalana Airport	6.8220	79.8862
RMN	Pacific/Port_Moresby	Rumginae	Rumginae Airport		
RMO	Europe/Chisinau	Chisinau	Chişinău International Airport	46.9278	28.9308
RMP	America/Anchorage	Rampart	Rampart Airport	65.5000	-150.2000
RMQ	Asia/Taipei	Taichung	Taichung Airport	24.2625	120.6269
RMS	Europe/Berlin	Ramstein	Ramstein	49.4369	7.6003
RMT	Pacific/Tahiti	Rimatara	Rimatara	-22.6400	-152.8000
RMU	Europe/Madrid	San Javier	Región de Murcia International Airport	37.8051	-1.1264
RMY	America/Los_Angeles	Mariposa	Mariposa-Yosemite Airport	37.5098	-120.0393
RMZ	Asia/Yekaterinburg	Tobolsk	Tobolsk Remezov Airport	58.0616	68.3301
RNA	Pacific/Guadalcanal	Arona	Ulawa Airport	-9.8611	161.9801
RNB	Europe/Stockholm	Ronneby	Ronneby Airport	56.2667	15.2650
RNC	America/Chicago	McMinnville	Warren County Memorial Airport	35.7034	-85.8400
RND	America/Chicago	San Antonio	Randolph Air Force Base	29.5297	-98.2789
RNE	Europe/Paris	Roanne	Roanne – Renaison Airport	46.0530	4.0000
RNH	America/Chicago	New Richmond	New Richmond Regional Airport	45.1509	-92.5430
RNI	America/Managua	South End	Corn Island Airport	12.0800	-83.0700
RNJ	Asia/Tokyo	Yoronjima	Yoron Airport	27.0440	128.4015
RNL	Pacific/Guadalcanal	Rennell Island	Rennell/Tingoa Airport		
RNM	Asia/Muscat	Qarn Alam	Ghaba Qarn Alam Airport	21.3748	57.0542
RNN	Europe/Copenhagen	Rønne	Bornholm Rønne Airport	55.0633	14.7596
RNO	America/Los_Angeles	Reno	Reno/Tahoe International Airport	39.4986	-119.7681
RNS	Europe/Paris	Rennes	Rennes - Saint-Jacques	48.0695	-1.7348
RNT	America/Los_Angeles	Renton	Renton Municipal Airport	47.4929	-122.2157
RNU	Asia/Kuching	Ranau	Ranau Airport	5.9565	116.6792
RNZ	America/Chicago	Rensselaer	Jasper County Airport	40.9500	-87.1500
ROA	America/New_York	Roanoke	Roanoke Regional Airport-Woodrum Field	37.3255	-79.9754
ROB	Africa/Monrovia	Monrovia	Roberts International Airport	6.2338	-10.3623
ROC	America/New_York	Rochester	Greater Rochester International Airport	43.1189	-77.6724
ROD	Africa/Johannesburg	Robertson	Robertson Airfield	-33.8122	19.9028
ROF	America/Los_Angeles	Siskiyou County	Montague Airport-Yreka Rohrer Field	41.7304	-122.5435
ROG	America/Chicago	Rogers	Rogers Municipal Airport	36.3723	-94.1069
ROI	Asia/Bangkok	Roi Et	Roi Et Airport	16.1168	103.7740
ROK	Australia/Brisbane	Rockhampton	Rockhampton Airport	-23.3819	150.4753
ROL	America/Denver	Roosevelt	Roosevelt Municipal Airport	40.2783	-110.0513
RON	America/Bogota	Paipa	Paipa		
ROO	America/Cuiaba	Rondonópolis	Rondonópolis Airport	-16.5860	-54.7248
ROP	Pacific/Saipan	Rota Island	Rota International Airport	14.1741	145.2440
ROR	Pacific/Palau	Koror	Roman Tmetuchl International Airport	7.3673	134.5408
ROS	America/Argentina/Cordoba	Rosario	Rosario International Airport	-32.9036	-60.7850
ROT	Pacific/Auckland	Rotorua	Rotorua Airport	-38.1092	176.3172
ROU	Europe/Sofia	Ruse	Ruse Airport	43.6949	26.0563
ROV	Europe/Moscow	Rostov-on-Don	Platov International Airport	47.4911	39.9288
ROW	America/Denver	Roswell	Roswell Industrial Air Center Airport	33.3016	-104.5306
ROZ	Europe/Madrid	Rota	Naval Station Rota	36.6420	-6.3477
RPB	Australia/Darwin	Roper Bar	Roper Bar Airport		
RPI	Asia/Makassar	Rampi	Rampi Airport	-2.1275	120.3008
RPL	Asia/Jakarta	Pangkalan Kerinci	Sultan Syarif Haroen Setia Negara Airport		
RPM	Australia/Darwin	Ngukurr	Ngukurr Airport		
RPN	Asia/Jerusalem	Rosh Pinna	Rosh Pina Airport	32.9811	35.5719
RPR	Asia/Kolkata	Raipur	Swami Vivekananda Airport	21.1804	81.7388
RPU	America/Manaus	Coari	Porto Urucu Airport	-4.8841	-65.3553
RPV	Australia/Darwin	Roper Valley	Roper Valley	-15.0300	134.0000
RPX	America/Denver	Roundup	Roundup Airport	46.4747	-108.5440
RQA	Asia/Shanghai	Ruoqiang	Ruoqiang Loulan Airport	38.9747	88.0084
RQY	Asia/Kolkata	Shivamogga	Shivamogga Airport	13.8578	75.6072
RRE	Australia/Adelaide	Marree	Marree Airport	-29.6500	138.1000
RRG	Indian/Mauritius	Rodrigues Island	Sir Gaëtan Duval Airport	-19.7577	63.3610
RRJ	America/Sao_Paulo	Rio de Janeiro	Jacarepagua-Roberto Marinho Airport	-22.9860	-43.3709
RRK	Asia/Kolkata	Rourkela	Rourkela Airport	22.2567	84.8146
RRL	America/Chicago	Merrill	Merrill Municipal Airport	45.1989	-89.7050
RRR	Pacific/Tahiti	Raroia	Raroia Airport	-16.0472	-142.4770
RRS	Europe/Oslo	Røros	Røros Airport	62.5784	11.3423
RRT	America/Chicago	Warroad	Warroad International-Swede Carlson Field	48.9000	-95.3000
RSA	America/Argentina/Salta	Santa Rosa	Santa Rosa Aerodrome	-36.5883	-64.2757
RSD	America/Nassau	Rock Sound	Rock Sound International Airport	24.8918	-76.1704
RSE	Australia/Sydney	Sydney	Rose Bay Airport	-33.8667	151.2667
RSH	America/Anchorage	Russian Mission	Russian Mission Airport	61.7800	-161.3000
RSI	Asia/Riyadh	Red Sea Project	Red Sea International Airport	25.6246	37.0869
RSJ	America/Los_Angeles	Rosario	Rosario Seaplane Base	48.6457	-122.8680
RSK	Asia/Jayapura	Ransiki	Abresso Airport	-1.5085	134.1870
RSL	America/Chicago	Russell	Russell Municipal Airport	38.8800	-98.8500
RSN	America/Chicago	Ruston	Ruston Regional Airport	32.5089	-92.5903
RSS	Africa/Khartoum	Ad-Damazin	Damazin Airport	11.7859	34.3367
RST	America/Chicago	Rochester	Rochester, Rochester International Airport	43.9100	-92.4963
RSU	Asia/Seoul	Yeosu	Yeosu/Suncheon Airport	34.8423	127.6168
RSW	America/New_York	Fort Myers	Southwest Florida International Airport	26.5362	-81.7552
RSX	America/New_York	Rouses Point	Rouses Point Seaplane Base	44.9917	-73.3629
RTA	Pacific/Fiji	Rotuma	Rotuma	-12.4827	177.0706
RTB	America/Tegucigalpa	Coxen Hole	Juan Manuel Gálvez International Airport	16.3168	-86.5230
RTC	Asia/Kolkata	Ratnagiri	Ratnagiri Airport	17.0136	73.3278
RTE	America/Sao_Paulo	São Paulo	Campo de Marte Airport	-23.5091	-46.6377
RTG	Asia/Makassar	Ruteng	Frans Sales Lega Airport	-8.5961	120.4779
RTI	Asia/Makassar	Rotedale	Roti Airport		
RTL	America/Chicago	Spirit Lake	Spirit Lake Municipal Airport		
RTM	Europe/Amsterdam	Rotterdam	Rotterdam The Hague Airport	51.9555	4.4368
RTN	America/Denver	Raton	Raton Municipal Airport/Crews Field	36.7300	-104.5000
RTO	Asia/Jakarta	Tangerang	Budiarto Airport		
RTP	Australia/Brisbane	Rutland Plains	Rutland Plains Airport	-15.6458	141.8452
RTS	Australia/Perth	Rottnest Island	Rottnest Island Airport	-32.0067	115.5400
RTU	Asia/Makassar	Pulau Maratua	Maratua Airport	2.1972	118.5975
RTW	Europe/Saratov	Saratov	Saratov Tsentralny Airport	51.5650	46.0467
RUA	Africa/Kampala	Arua	Arua Airport	3.0500	30.9000
RUD	Asia/Tehran	Shahrud	Shahrud Airport	36.4243	55.1031
RUE	Africa/Lubumbashi	Butembo	Rughenda Airport	0.2167	29.4500
RUH	Asia/Riyadh	Riyadh	King Khalid International	24.9576	46.6988
RUI	America/Denver	Ruidoso	Sierra Blanca Regional Airport	33.4629	-105.5347
RUK	Asia/Kathmandu	Rukumkoṭ	Chaurjahari Airport	28.6270	82.1950
RUL	Indian/Maldives	Gaddhoo Island	Gaddhoo Maavaarulaa Airport	0.3365	73.5114
RUM	Asia/Kathmandu	Rumjāṭār	Rumjatar Airport	27.3035	86.5504
RUN	Indian/Reunion	Les cocos	Roland Garros Airport	-20.8871	55.5103
RUP	Asia/Kolkata	Rupsi	Rupsi India Airport	26.1412	89.9069
RUR	Pacific/Tahiti	Rurutu	Rurutu Airport	-22.4319	-151.3662
RUS	Pacific/Guadalcanal	Marau	Marau Airport		
RUT	America/New_York	Rutland	Rutland - Southern Vermont Regional Airport	43.5294	-72.9496
RUV	America/Guatemala	Rubelsanto	Rubelsanto Airport		
RUY	America/Tegucigalpa	Copán Ruinas	Ruinas de Copan Airport		
RVA	Indian/Antananarivo	Farafangana	Farafangana	-22.8053	47.8206
RVD	America/Sao_Paulo	Rio Verde	General Leite de Castro Airport	-17.8347	-50.9561
RVE	America/Bogota	Saravena	Los Colonizadores Airport	6.9170	-71.9000
RVH	Europe/Moscow	Saint Petersburg	Rzhevka Airport	59.9800	30.5856
RVI	Europe/Moscow	Rostov-na-Donu	Rostov-on-Don Airport	47.2582	39.8181
RVK	Europe/Oslo	Rørvik	Rørvik Airport, Ryum	64.8333	11.1500
RVN	Europe/Helsinki	Rovaniemi	Rovaniemi Airport	66.5648	25.8304
RVO	Africa/Johannesburg	Reivilo	Reivilo	-27.6000	24.1300
RVR	America/Denver	Green River	Green River Municipal Airport	38.9638	-110.2279
RVS	America/Chicago	Tulsa	Richard Lloyd Jones Jr Airport	36.0300	-95.9800
RVT	Australia/Perth	Ravensthorpe	Ravensthorpe	-33.7900	120.2000
RVV	Pacific/Tahiti	Raivavae Island	Raivavae Airport		
RVY	America/Montevideo	Rivera	Rivera International Airport	-30.9716	-55.4730
RWI	America/New_York	Rocky Mount	Rocky Mount-Wilson Regional Airport	35.8544	-77.8965
RWL	America/Denver	Rawlins	Rawlins Municipal Airport	41.8000	-107.2000
RWN	Europe/Kyiv	Rivne	Rivne International Airport	50.6071	26.1416
RWS	America/Sao_Paulo	Sumare	Sumaré Airport	-22.8314	-47.2481
RXE	America/Boise	Rexburg	Rexburg Airport	43.8300	-111.8000
RXS	Asia/Manila	Roxas City	Roxas	11.5977	122.7517
RYB	Europe/Moscow	Rybinsk	Staroselye Airport	58.1300	38.8700
RYG	Europe/Oslo	Oslo	Rygge	59.3800	10.7900
RYK	Asia/Karachi	Rahim Yar Khan	Shaikh Zayed International Airport	28.3839	70.2796
RYL	Africa/Lusaka	Lower Zambezi National Park	Lower Zambezi Royal Airport	-15.7269	29.2974
RYN	Europe/Paris	Royan	Royan – Médis Aerodrome	45.6310	-0.9760
RYO	America/Argentina/Rio_Gallegos	Río Turbio	Río Turbio Airport	-51.6055	-72.2176
RZA	America/Argentina/Rio_Gallegos	Puerto Santa Cruz	Santa Cruz Aerodrome	-50.0166	-68.5792
RZE	Europe/Warsaw	Rzeszów	Rzeszów–Jasionka Airport	50.1100	22.0190
RZH	Asia/Vladivostok	Preobrazheniye	Preobrazheniye Airport	42.9197	133.9039
RZP	Asia/Manila	Taytay	Cesar Lim Rodriguez Airport		
RZR	Asia/Tehran	Rāmsar	Ramsar Airport	36.9099	50.6796
RZS	Asia/Karachi	Sawan	Sawan Airport	26.9681	68.8795
RZV	Europe/Istanbul	Rize	Rize–Artvin Airport	41.1744	40.8453
RZZ	America/New_York	Roanoke Rapids	Halifax County Airport	36.4430	-77.7090
SAA	America/Denver	Saratoga	Shively Field Airport	41.4500	-106.8000
SAB	America/Kralendijk	Saba Island	Juancho E. Yrausquin Airport	17.6455	-63.2207
SAC	America/Los_Angeles	Sacramento	Sacramento Executive Airport	38.5132	-121.4975
SAD	America/Phoenix	Safford	Safford Municipal Airport	32.8548	-109.6359
SAF	America/Denver	Santa Fe	Santa Fe Municipal Airport	35.6170	-106.0892
SAG	Asia/Kolkata	Shirdi	Shirdi Airport	19.6888	74.3777
SAH	Asia/Aden	Sanaa	Sana'a International Airport	15.4763	44.2197
SAI	Asia/Phnom_Penh	Siem Reap	Siem Reap–Angkor International Airport	13.3750	104.2201
SAL	America/El_Salvador	San Salvador	Aeropuerto Internacional El Salvador	13.4410	-89.0557
SAN	America/Los_Angeles	San Diego	San Diego International Airport	32.7323	-117.1974
SAP	America/Tegucigalpa	San Pedro Sula	Ramón Villeda Morales International Airport	15.4526	-87.9236
SAQ	America/Nassau	San Andros	San Andros Airport	25.0521	-78.0447
SAR	America/Chicago	Sparta	Sparta Community Airport-Hunter Field	38.1462	-89.7009
SAS	America/Los_Angeles	Salton City	Salton Sea Airport	33.3200	-116.0000
SAT	America/Chicago	San Antonio	San Antonio International Airport	29.5338	-98.4700
SAU	Asia/Makassar	Savu Island	Tardamu Airport	-10.5298	121.8733
SAV	America/New_York	Savannah	Savannah International Airport	32.1276	-81.2021
SAW	Europe/Istanbul	Istanbul	Sabiha Gökçen International Airport	40.8986	29.3092
SAX	America/Panama	Sambú	Sambú Airport	8.0268	-78.2104
SAY	Europe/Rome	Siena	Ampugnano Airport	43.2563	11.2550
SAZ	Africa/Monrovia	Sasstown	Sasstown Airport	4.6672	-8.4270
SBA	America/Los_Angeles	Santa Barbara	Santa Barbara Municipal Airport	34.4261	-119.8413
SBD	America/Los_Angeles	San Bernardino	Norton Air Force Base	34.1000	-117.2361
SBF	Asia/Kabul	Sardeh Band	Sardeh Band Airport		
SBG	Asia/Jakarta	Sabang	Maimun Saleh Airport	5.8759	95.3403
SBH	America/St_Barthelemy	Saint Barthelemy	Gustaf III Airport	17.9044	-62.8439
SBI	Africa/Conakry	Koundara	Sambailo Airport	12.4800	-13.3000
SBJ	America/Sao_Paulo	São Mateus	São Mateus Airport	-18.7213	-39.8337
SBK	Europe/Paris	Saint-Brieuc	Saint-Brieuc – Armor Airport	48.5378	-2.8544
SBL	America/La_Paz	Santa Ana de Yacuma	Santa Ana	-13.7622	-65.4352
SBM	America/Chicago	Sheboygan	Sheboygan County Memorial Airport	43.7500	-87.8500
SBN	America/Indiana/Indianapolis	South Bend	South Bend International Airport	41.7087	-86.3173
SBP	America/Los_Angeles	San Luis Obispo	San Luis Obispo County Airport	35.2368	-120.6419
SBQ	Asia/Karachi	Sibi	Sibi Airport	29.5800	67.8500
SBR	Australia/Brisbane	Saibai Island	Saibai Island Airport	-9.3779	142.6244
SBS	America/Denver	Steamboat Springs	Steamboat Springs-Bob Adams Field Stolport	40.5200	-106.9000
SBT	Asia/Yekaterinburg	Sabetta	Sabetta	71.2369	72.1530
SBU	Africa/Johannesburg	Springbok	Springbok Airport	-29.6800	17.9500
SBW	Asia/Kuching	Sibu	Sibu Airport	2.2616	111.9853
SBX	America/Denver	Shelby	Shelby Airport	48.5408	-111.8664
SBY	America/New_York	Salisbury	Salisbury–Ocean City–Wicomico Regional Airport	38.3404	-75.5102
SBZ	Europe/Bucharest	Sibiu	Sibiu International Airport	45.7856	24.0913
SCB	America/Chicago	Scribner	Scribner State Airport	41.6120	-96.6236
SCC	America/Anchorage	Deadhorse	Deadhorse Airport	70.1947	-148.4650
SCD	America/Tegucigalpa	Sulaco	Sulaco Airport	14.9200	-87.2500
SCE	America/New_York	State College	Penn State University Park Airport	40.8487	-77.8492
SCF	America/Phoenix	Phoenix	Scottsdale Airport	33.6228	-111.9110
SCH	America/New_York	Schenectady	Schenectady County Airport	42.8525	-73.9289
SCI	America/Caracas	San Cristóbal	San Cristóbal Paramillo Airport	7.8013	-72.2028
SCK	America/Los_Angeles	Sacramento	Stockton Metropolitan Airport	37.8938	-121.2391
SCL	America/Santiago	Santiago	Comodoro Arturo Merino Benítez International Airport	-33.3930	-70.7858
SCM	America/Nome	Scammon Bay	Scammon Bay Airport	61.8700	-165.6000
SCN	Europe/Berlin	Saarbrücken	Saarbrücken Airport	49.2146	7.1095
SCO	Asia/Aqtau	Aktau	Aktau Airport	43.8601	51.0920
SCP	Europe/Paris	Mont-Dauphin	Mont-Dauphin - Saint-Crépin	44.6800	6.5830
SCQ	Europe/Madrid	Santiago de Compostela	Santiago de Compostela Airport	42.8977	-8.4179
SCR	Europe/Stockholm	Sälen	Scandinavian Mountains Airport	61.1591	12.8413
SCS	Europe/London	Shetland Islands	Scatsa Airport	60.4300	-1.2330
SCT	Asia/Aden	Socotra	Socotra	12.6307	53.9058
SCU	America/Havana	Santiago de Cuba	Antonio Maceo International Airport	19.9698	-75.8354
SCV	Europe/Bucharest	Suceava	Suceava / Salcea Airport	47.6875	26.3541
SCW	Europe/Moscow	Syktyvkar	Syktyvkar Airport	61.6471	50.8451
SCX	America/Mexico_City	Salina Cruz	Salina Cruz Airport	16.2126	-95.2016
SCY	Pacific/Galapagos	San Cristóbal Island	San Cristóbal Airport		
SCZ	Pacific/Guadalcanal	Nendö Island	Santa Cruz/Graciosa Bay/Luova Airport		
SDA	Asia/Baghdad	Baghdad	Baghdad International Airport		
SDD	Africa/Luanda	Lubango	Lubango Airport	-14.9247	13.5750
SDE	America/Argentina/Cordoba	Santiago del Estero	Vicecomodoro Ángel de la Paz Aragonés Airport	-27.7656	-64.3101
SDF	America/Kentucky/Louisville	Louisville	Louisville International Airport	38.1744	-85.7360
SDG	Asia/Tehran	Sanandaj	Sanandaj	35.2459	47.0092
SDH	America/Tegucigalpa	Santa Rosa de Copán	Santa Rosa de Copan Airport	14.7847	-88.7684
SDI	Pacific/Port_Moresby	Saidor	Saidor Airport	-5.6170	146.5000
SDJ	Asia/Tokyo	Sendai	Sendai Airport	38.1397	140.9169
SDK	Asia/Kuching	Sandakan	Sandakan Airport	5.9009	118.0595
SDL	Europe/Stockholm	Sundsvall	Sundsvall-Timrå Airport	62.5281	17.4439
SDM	America/Los_Angeles	San Diego	Brown Field Municipal Airport	32.5723	-116.9802
SDN	Europe/Oslo	Sandane	Sandane / Anda	61.7800	6.2330
SDP	America/Anchorage	Sand Point	Sand Point Airport	55.3200	-160.5000
SDQ	America/Santo_Domingo	Santo Domingo	Las Américas International Airport	18.4297	-69.6689
SDR	Europe/Madrid	Santander	Santander Airport	43.4271	-3.8200
SDS	Asia/Tokyo	Sado Shi	Sado Airport	38.0608	138.4116
SDU	America/Sao_Paulo	Rio de Janeiro	Santos Dumont Airport	-22.9105	-43.1631
SDV	Asia/Jerusalem	Tel Aviv	Sde Dov Airport	32.1147	34.7822
SDX	America/Phoenix	Sedona	Sedona Airport	34.8700	-111.8000
SDY	America/Denver	Sidney	Sidney-Richland Municipal Airport	47.7200	-104.2000
SEA	America/Los_Angeles	Seattle	Seattle-Tacoma International Airport	47.4490	-122.3093
SEB	Africa/Tripoli	Sabha	Sebha	26.9870	14.4725
SEE	America/Los_Angeles	San Diego	Gillespie Field	32.8262	-116.9731
SEF	America/New_York	Sebring	Sebring Regional Airport	27.4500	-81.3500
SEG	America/New_York	Selinsgrove	Penn Valley Airport	40.7800	-76.8500
SEI	America/Bahia	Senhor do Bonfim	Senhor do Bonfim Airport	-10.4716	-40.2069
SEK	Asia/Magadan	Srednekolymsk	Srednekolymsk Airport	67.4798	153.7351
SEM	America/Chicago	Selma	Craig Field Airport	32.3438	-86.9878
SEN	Europe/London	London	London Southend Airport	51.5714	0.6956
SEO	Africa/Abidjan	Séguéla	Seguela Airport	7.9600	-6.6440
SER	America/Indiana/Indianapolis	Seymour	Freeman Municipal Airport	38.9500	-85.8800
SET	America/Recife	Serra Talhada	Serra Talhada/Santa Magalhaes Airport	-8.0627	-38.3250
SEU	Africa/Dar_es_Salaam	Serengeti National Park	Seronera Airport	-2.4581	34.8225
SEW	Africa/Cairo	Sīwah	Siwa Oasis North Airport	29.3469	25.5053
SEZ	Indian/Mahe	Mahé	Seychelles International Airport	-4.6743	55.5218
SFA	Africa/Tunis	Sfax	Sfax–Thyna International Airport	34.7180	10.6910
SFB	America/New_York	Orlando	Orlando Sanford International Airport	28.7761	-81.2451
SFC	America/Guadeloupe	Saint-François	Saint-François	16.2580	-61.2640
SFD	America/Caracas	San Fernando de Apure	Las Flecheras Airport	7.8833	-67.4440
SFE	Asia/Manila	San Fernando	San Fernando Airport	16.5940	120.3033
SFF	America/Los_Angeles	Spokane	Felts Field	47.6828	-117.3226
SFG	America/Marigot	Saint Martin	Grand Case-Espérance Airport	18.1002	-63.0476
SFH	America/Tijuana	San Felipe	San Felipe International Airport	30.9302	-114.8090
SFI	Africa/Casablanca	Safi	Safi Airport	32.2754	-9.2346
SFJ	America/Nuuk	Kangerlussuaq	Kangerlussuaq Airport	67.0170	-50.6893
SFK	America/Belem	Soure	Soure Airport	-0.6975	-48.5195
SFL	Atlantic/Cape_Verde	São Filipe	São Filipe Airport	14.8850	-24.4800
SFM	America/New_York	Sanford	Sanford Seacoast Regional Airport	43.4005	-70.7105
SFN	America/Argentina/Cordoba	Santa Fe	Sauce Viejo Airport	-31.7117	-60.8117
SFO	America/Los_Angeles	San Francisco	San Francisco International Airport	37.6190	-122.3749
SFQ	Europe/Istanbul	Şanlıurfa	Şanlıurfa Airport	37.0943	38.8471
SFS	Asia/Manila	Subic Bay Freeport Zone	Subic Bay International Airport	14.7944	120.2714
SFT	Europe/Stockholm	Skellefteå	Skellefteå Airport	64.6248	21.0769
SFU	Pacific/Port_Moresby	Safia	Safia	-9.5830	148.6000
SFV	America/Sao_Paulo	Santa Fé do Sul	Santa Fe Do Sul		
SFX	America/Caracas	San Félix	Macagua Airport		
SFZ	America/New_York	Pawtucket	North Central State Airport	41.9209	-71.4912
SGA	Asia/Kabul	Shighnan District	Sheghnan Airport		
SGC	Asia/Yekaterinburg	Surgut	Surgut International Airport	61.3437	73.4018
SGD	Europe/Copenhagen	Sønderborg	Sønderborg Airport	54.9644	9.7917
SGE	Europe/Berlin	Siegen	Siegerland Airport	50.7077	8.0830
SGF	America/Chicago	Springfield	Springfield-Branson National Airport	37.2442	-93.3869
SGH	America/New_York	Springfield	Springfield-Beckley Municipal Airport	39.8403	-83.8402
SGI	Asia/Karachi	Sargodha	PAF Base Mushaf	32.0500	72.6667
SGK	Pacific/Port_Moresby	Sangapi	Sangapi Airport		
SGL	Asia/Manila	Manila	Danilo Atienza Air Base	14.5200	121.0000
SGM	America/Mazatlan	San Ignacio	San Ignacio Airfield	27.2970	-112.9387
SGN	Asia/Ho_Chi_Minh	Ho Chi Minh City	Tan Son Nhat International Airport	10.8188	106.6519
SGO	Australia/Brisbane	Saint George	St George Airport	-28.0497	148.5950
SGP	Australia/Perth	Shay Gap Mine	Shay Gap Airport		
SGR	America/Chicago	Houston	Houston, Sugar Land Municipal / Hull Field Airport	29.6200	-95.6300
SGS	Asia/Manila	Tawi-Tawi Island	Sanga Sanga Airport		
SGT	America/Chicago	Stuttgart	Stuttgart Municipal Airport	34.6000	-91.5700
SGU	America/Denver	Saint George	Saint George Municipal Airport	37.0958	-113.5930
SGV	America/Argentina/Salta	Sierra Grande	Sierra Grande Airport	-41.5000	-65.3500
SGX	Africa/Dar_es_Salaam	Songea	Songea Airport	-10.6833	35.5833
SGY	America/Juneau	Skagway	Skagway Airport	59.4800	-135.3000
SGZ	Asia/Bangkok	Songkhla	Sanam Bin Songkhla	7.1866	100.6080
SHA	Asia/Shanghai	Shanghai	Shanghai Hongqiao International Airport	31.1979	121.3363
SHB	Asia/Tokyo	Nakashibetsu	Nakashibetsu Airport	43.5775	144.9600
SHC	Africa/Addis_Ababa	Inda Silasē	Shire Inda Selassie Airport	14.0781	38.2725
SHD	America/New_York	Shenandoah	Shenandoah Valley Regional Airport	38.2629	-78.9020
SHE	Asia/Shanghai	Shenyang	Shenyang Taoxian International Airport	41.6398	123.4834
SHF	Asia/Shanghai	Shihezi	Shihezi Huayuan Airport	44.2421	85.8906
SHG	America/Anchorage	Shungnak	Shungnak Airport	66.8800	-157.1000
SHH	America/Nome	Shishmaref	Shishmaref Airport	66.2500	-166.1000
SHI	Asia/Tokyo	Miyako Island	Shimoji-Shima Island	24.8267	125.1447
SHJ	Asia/Dubai	Sharjah	Sharjah International Airport	25.3286	55.5172
SHK	Africa/Maseru	Sehonghong	Sehonghong Airport		
SHL	Asia/Kolkata	Shillong	Shillong Barapani Airport	25.7036	91.9787
SHM	Asia/Tokyo	Shirahama	Nankishirahama Airport	33.6622	135.3644
SHN	America/Los_Angeles	Shelton	Sanderson Field	47.2300	-123.1000
SHO	Africa/Mbabane	Matsapha	Sikhuphe International Airport	-26.3568	31.7170
SHP	Asia/Shanghai	Qinhuangdao	Qinhuangdao Shanhaiguan Airport		
SHQ	Australia/Brisbane	Southport	Southport Airport	-27.9500	153.4000
SHR	America/Denver	Sheridan	Sheridan County Airport	44.7692	-106.9803
SHS	Asia/Shanghai	Shashi	Jingzhou Shashi Airport	30.2877	112.4475
SHT	Australia/Melbourne	Shepparton	Shepparton Airport	-36.4289	145.3925
SHU	Australia/Darwin	Smith Point	Smith Point Airport	-11.1319	132.1575
SHV	America/Chicago	Shreveport	Shreveport Regional Airport	32.4466	-93.8256
SHW	Asia/Riyadh	Sharurah	Sharurah Domestic Airport	17.4669	47.1214
SHX	America/Anchorage	Shageluk	Shageluk Airport	62.6300	-159.6000
SHY	Africa/Dar_es_Salaam	Shinyanga	Shinyanga Airport	-3.6101	33.5059
SHZ	Africa/Maseru	Seshote Community	Seshutes Airport		
SIA	Asia/Shanghai	Xi’an	Xi'an Xiguan Airport	34.3750	109.1224
SIB	Africa/Brazzaville	Sibiti	Sibiti Airport	-3.7464	13.4116
SIC	America/Panama	Isla San José	San Jose Island Airport	8.2625	-79.0780
SID	Atlantic/Cape_Verde	Sal Island	Amílcar Cabral International Airport	16.7414	-22.9494
SIE	Europe/Lisbon	Sines	Sines Airport	37.9500	-8.8670
SIF	Asia/Kathmandu	Simarā	Simara Airport	27.1595	84.9801
SIG	America/Puerto_Rico	San Juan	Fernando Luis Ribas Dominicci Airport	18.4569	-66.0977
SII	Africa/Casablanca	Sidi Ifni	Sidi Ifni Airport	29.3700	-10.1800
SIK	America/Chicago	Sikeston	Sikeston Memorial Municipal Airport	36.8800	-89.5700
SIM	Pacific/Port_Moresby	Simbai	Simbai Airport	-5.2784	144.5454
SIN	Asia/Singapore	Singapore	Singapore Changi Airport	1.3502	103.9944
SIO	Australia/Hobart	Smithton	Smithton Airport	-40.8350	145.0836
SIP	Europe/Simferopol	Simferopol	Simferopol International Airport	45.0522	33.9751
SIQ	Asia/Pontianak	Singkep Island	Singkep Dabo Airport	-0.4817	104.5811
SIR	Europe/Zurich	Sitten	Sion Airport	46.2196	7.3268
SIS	Africa/Johannesburg	Sishen	Sishen	-27.6486	22.9993
SIT	America/Sitka	Sitka	Sitka Rocky Gutierrez Airport	57.0471	-135.3616
SIU	America/Managua	Siuna	Siuna		
SIV	America/Indiana/Indianapolis	Sullivan	Sullivan County Airport	39.1000	-87.4000
SIW	Asia/Jakarta	Parapat	Parapat Sibisa Airport	2.6004	98.9645
SIX	Australia/Sydney	Singleton	Singleton Airport	-32.6015	151.1944
SIY	America/Los_Angeles	Siskiyou County	Siskiyou County Airport	41.7813	-122.4692
SJA	America/Lima	San Juan	San Juan Airport	-15.3591	-75.1346
SJB	America/La_Paz	San Joaquín	San Joaquín Airport	-13.0670	-64.6750
SJC	America/Los_Angeles	San Jose	Norman Y. Mineta San José International Airport	37.3619	-121.9288
SJD	America/Mazatlan	San José del Cabo	Los Cabos International Airport	23.1518	-109.7210
SJE	America/Bogota	San José del Guaviare	Jorge Enrique González Torres Airport	2.5797	-72.6394
SJF	America/St_Thomas	Cruz Bay	Cruz Bay Seaplane Base	18.3316	-64.7959
SJH	America/Bogota	San Juan del Cesar	San Juan Del Cesa	10.7420	-72.9910
SJI	Asia/Manila	San Jose	San Jose Airport	12.3615	121.0466
SJJ	Europe/Sarajevo	Sarajevo	Sarajevo International Airport	43.8246	18.3315
SJK	America/Sao_Paulo	São José dos Campos	Sao José Dos Campos	-23.2282	-45.8627
SJL	America/Boa_Vista	São Gabriel da Cachoeira	Sao Gabriel Da Cachoeira Airport	-0.1484	-66.9856
SJM	America/Santo_Domingo	San Juan	San Juan de la Maguana Airport	18.8333	-71.2333
SJO	America/Costa_Rica	San José	Juan Santamaría International Airport	9.9939	-84.2088
SJP	America/Sao_Paulo	São José do Rio Preto	São José do Rio Preto Airport	-20.8166	-49.4065
SJQ	Africa/Lusaka	Sesheke	Sesheke Airport	-17.4764	24.3067
SJS	America/La_Paz	San José de Chiquitos	San Jose De Chiquitos	-17.8320	-60.7430
SJT	America/Chicago	San Angelo	San Angelo Regional Airport	31.3585	-100.5029
SJU	America/Puerto_Rico	San Juan	Luis Muñoz Marín International Airport	18.4394	-66.0018
SJV	America/La_Paz	San Javier	San Javier Airport	-16.2659	-62.4705
SJW	Asia/Shanghai	Shijiazhuang	Shijiazhuang Zhengding International Airport	38.2807	114.6970
SJX	America/Belize	Sarteneja	Sarteneja Airport		
SJY	Europe/Helsinki	Seinäjoki	Seinajoki-Ilmajok Airport	62.6921	22.8323
SJZ	Atlantic/Azores	Ilha de São Jorge	São Jorge Airport	38.6655	-28.1758
SKA	America/Los_Angeles	Spokane	Fairchild Air Force Base	47.6151	-117.6558
SKB	America/St_Kitts	Saint Kitts	Robert L. Bradshaw International Airport	17.3112	-62.7187
SKC	Pacific/Port_Moresby	Suki	Suki Airport	-8.0466	141.7221
SKD	Asia/Samarkand	Samarkand	Samarkand Airport	39.7005	66.9838
SKE	Europe/Oslo	Skien	Skien-Geiteryggen Airport	59.1850	9.5669
SKF	America/Chicago	San Antonio	Kelly Field Annex	29.3842	-98.5811
SKG	Europe/Athens	Thessaloníki	Thessaloniki Airport	40.5197	22.9709
SKH	Asia/Kathmandu	Surkhet	Surkhet Airport		
SKI	Africa/Algiers	Skikda	Skikda	36.8700	6.9500
SKJ	Asia/Pontianak	Singkawang	Singkawang Airport	0.7918	108.9614
SKK	America/Anchorage	Shaktoolik	Shaktoolik Airport	64.3800	-161.1000
SKL	Europe/London	Island of Skye	Broadford Airfield		
SKM	America/Guyana	Skeldon	Skeldon Airport	5.8606	-57.1490
SKN	Europe/Oslo	Stokmarknes	Storkmarknes / Skagen	68.5800	15.0200
SKO	Africa/Lagos	Sokoto	Sokoto	12.9163	5.2072
SKP	Europe/Skopje	Skopje	Skopje International Airport	41.9616	21.6214
SKQ	Africa/Maseru	Sekake	Sekakes Airport		
SKR	Africa/Addis_Ababa	Shakiso	Shakiso Airport		
SKS	Europe/Copenhagen	Vojens	Vojens Airport	55.2255	9.2639
SKT	Asia/Karachi	Sialkot	Sialkot International Airport	32.5356	74.3639
SKU	Europe/Athens	Nisí Skýros	Skiros Airport	38.9676	24.4872
SKV	Africa/Cairo	Saint Catherine	St. Catherine International Airport	28.6870	34.0624
SKW	America/Anchorage	Skwentna	Skwentna Airport	61.9500	-151.2000
SKX	Europe/Moscow	Saransk	Saransk Airport	54.1700	45.1700
SKY	America/New_York	Sandusky	Griffing Sandusky Airport		
SKZ	Asia/Karachi	Sukkur	Sukkur Airport	27.7220	68.7917
SLA	America/Argentina/Salta	Salta	Martín Miguel de Güemes International Airport	-24.8560	-65.4862
SLB	America/Chicago	Storm Lake	Storm Lake Municipal Airport	42.6017	-95.2411
SLC	America/Denver	Salt Lake City	Salt Lake City International Airport	40.7884	-111.9778
SLD	Europe/Bratislava	Sliač	Sliač Airport	48.6381	19.1342
SLE	America/Los_Angeles	Salem	McNary Field	44.9098	-123.0018
SLG	America/Chicago	Siloam Springs	Smith Field	36.1800	-94.5300
SLH	Pacific/Efate	Sola	Sola Airport	-13.8544	167.5373
SLI	Africa/Lusaka	Solwezi	Solwezi	-12.1700	26.3700
SLJ	Australia/Perth	Karijini National Park	Solomon Airport	-22.2554	117.7619
SLK	America/New_York	Saranac Lake	Adirondack Regional Airport	44.3853	-74.2062
SLL	Asia/Muscat	Şalālah	Salalah Airport	17.0387	54.0913
SLM	Europe/Madrid	Salamanca	Salamanca Airport	40.9521	-5.5020
SLN	America/Chicago	Salina	Salina Municipal Airport	38.7910	-97.6522
SLO	America/Chicago	Salem	Salem–Leckrone Airport	38.6429	-88.9642
SLP	America/Mexico_City	San Luis Potosí	Ponciano Arriaga International Airport	22.2543	-100.9308
SLQ	America/Anchorage	Sleetmute	Sleetmute Airport	61.7000	-157.1000
SLR	America/Chicago	Sulphur Springs	Sulphur Springs Municipal Airport	33.1300	-95.6000
SLS	Europe/Sofia	Silistra	Silistra Polkovnik Lambrinovo Airfield	44.0200	27.1800
SLT	America/Denver	Salida	Harriet Alexander Field Airport	38.5500	-106.0000
SLU	America/St_Lucia	Saint Lucia Island	George F. L. Charles Airport	14.0202	-60.9929
SLV	Asia/Kolkata	Shimla	Shimla Airport	31.0818	77.0680
SLW	America/Monterrey	Saltillo	Plan de Guadalupe International Airport	25.5495	-100.9287
SLX	America/Grand_Turk	Salt Cay	Salt Cay Airport	21.3339	-71.2034
SLY	Asia/Yekaterinburg	Salekhard	Salekhard Airport	66.5892	66.5957
SLZ	America/Belem	São Luís	Marechal Cunha Machado International Airport	-2.5854	-44.2341
SMA	Atlantic/Azores	Santa Maria Island	Santa Maria Airport	36.9714	-25.1706
SMB	America/Punta_Arenas	Sombrero	Cerro Sombrero	-52.7333	-69.3333
SMD	America/Indiana/Indianapolis	Fort Wayne	Smith Field	41.0800	-85.1300
SME	America/New_York	Somerset	Lake Cumberland Regional Airport	37.0544	-84.6164
SMF	America/Los_Angeles	Sacramento	Sacramento International Airport	38.6954	-121.5908
SMG	America/Lima	Santa María	Santa Maria Airport	-12.3915	-76.7558
SMI	Europe/Athens	Samos	Samos Aristarchos International Airport	37.6900	26.9117
SMK	America/Nome	St. Michael	St. Michael Airport	63.4848	-162.1134
SML	America/Nassau	Stella Maris	Stella Maris Airport	23.5817	-75.2665
SMM	Asia/Kuching	Semporna	Semporna Airport		
SMN	America/Boise	Salmon	Lemhi County Airport	45.1800	-113.9000
SMO	America/Los_Angeles	Santa Monica	Santa Monica Municipal Airport	34.0200	-118.5000
SMQ	Asia/Pontianak	Sampit	Sampit H. Asan Airport	-2.4992	112.9750
SMR	America/Bogota	Santa Marta	Simón Bolívar International Airport	11.1197	-74.2306
SMS	Indian/Antananarivo	Sainte-Marie	Sainte-Marie Aerodrome	-17.0939	49.8158
SMT	America/Cuiaba	Sorriso	Sorriso Airport	-12.4807	-55.6733
SMU	America/Anchorage	Sheep Mountain Lodge	Sheep Mountain Airport	61.8119	-147.5067
SMV	Europe/Zurich	St. Moritz	Samedan Airport	46.5341	9.8841
SMW	Africa/Casablanca	Smara	Smara Airport	26.7374	-11.6861
SMX	America/Los_Angeles	Santa Maria	Santa Maria Airport	34.8989	-120.4574
SMY	Africa/Dakar	Simenti	Simenti Airport	13.0465	-13.2953
SMZ	America/Paramaribo	Stoelmanseiland	Stoelmans Eiland Airstrip	4.3510	-54.4183
SNA	America/Los_Angeles	Santa Ana	John Wayne Airport-Orange County	33.6757	-117.8682
SNB	Australia/Darwin	Milikapiti	Snake Bay Airport	-11.4228	130.6540
SNC	America/Guayaquil	Salinas	General Ulpiano Paez Airport	-2.2033	-80.9923
SNE	Atlantic/Cape_Verde	Ilha de São Nicolau	Preguiça Airport	16.5884	-24.2847
SNF	America/Caracas	San Felipe	San Felipe Nestor Arias Airport	10.2787	-68.7552
SNG	America/La_Paz	San Ignacio de Velasco	San Ignacio De Velasco	-16.3833	-60.9667
SNH	Australia/Brisbane	Stanthorpe	Stanthorpe Airport	-28.6202	151.9829
SNI	Africa/Monrovia	Greenville	Greenville/Sinoe Airport	5.0325	-9.0642
SNJ	America/Havana	San Julián	San Julián Air Base	22.1000	-84.1571
SNL	America/Chicago	Shawnee	Shawnee Regional Airport	35.3567	-96.9405
SNM	America/La_Paz	San Ignacio de Moxo	San Ignacio de Moxos Airport	-14.9670	-65.6330
SNN	Europe/Dublin	Shannon	Shannon Airport	52.7020	-8.9248
SNO	Asia/Bangkok	Sakon Nakhon	Sakon Nakhon Airport	17.1945	104.1181
SNP	America/Anchorage	Saint Paul Island	Saint Paul Island Airport	57.1581	-170.2299
SNQ	America/Tijuana	San Quintín	San Quintín Military Airstrip	30.5295	-115.9476
SNR	Europe/Paris	Saint-Nazaire	Saint-Nazaire - Montoir	47.3122	-2.1492
SNS	America/Los_Angeles	Salinas	Salinas Municipal Airport	36.6628	-121.6064
SNU	America/Havana	Santa Clara	Abel Santamaría Airport	22.4919	-79.9438
SNV	America/Caracas	Santa Elena de Uairén	Santa Elena de Uairén Airport	4.5547	-61.1449
SNW	Asia/Yangon	Thandwe	Thandwe Airport	18.4607	94.3001
SNY	America/Denver	Sidney	Sidney Municipal Airport	41.1011	-102.9858
SNZ	America/Sao_Paulo	Rio de Janeiro	Santa Cruz Air Force Base	-22.9270	-43.7143
SOB	Europe/Budapest	Sármellék	Hévíz-Balaton Airport	46.6864	17.1591
SOC	Asia/Jakarta	Surakarta	Adisumarmo International Airport	-7.5146	110.7496
SOD	America/Sao_Paulo	Sorocaba	Sorocaba Airport	-23.4800	-47.4500
SOE	Africa/Brazzaville	Souanké	Souanke Airport	1.9959	14.1716
SOF	Europe/Sofia	Sofia	Sofia Airport	42.6952	23.4062
SOG	Europe/Oslo	Sogndal	Sogndal / Haukåsen	61.1700	7.1330
SOJ	Europe/Oslo	Sørkjosen	Sørkjosen Airport	69.7862	20.9609
SOL	America/Nome	Solomon	Solomon State Field	64.5610	-164.4447
SOM	America/Caracas	San Tomé	El Tigre San Tomé Airport	8.9451	-64.1511
SON	Pacific/Efate	Luganville	Santo-Pekoa International Airport	-15.5050	167.2197
SOO	Europe/Stockholm	Söderhamn	Söderhamn Airport	61.2614	17.0992
SOP	America/New_York	Southern Pines	Moore County Airport	35.2374	-79.3886
SOQ	Asia/Jayapura	Sorong	Domine Edward Osok Airport	-0.8940	131.2850
SOT	Europe/Helsinki	Sodankylä	Sodankylä Airfield	67.3950	26.6191
SOU	Europe/London	Southampton	Southampton / Weather Centre	50.9503	-1.3568
SOV	America/Anchorage	Seldovia	Seldovia Airport	59.4500	-151.7000
SOW	America/Phoenix	Show Low	Show Low Municipal Airport	34.2700	-110.0000
SOX	America/Bogota	Sogamoso	Sogamoso Airport	5.6773	-72.9703
SOY	Europe/London	Stronsay	Stronsay Airport	59.1800	-2.5170
SOZ	Europe/Paris	Solenzara	Solenzara Air Base	41.9244	9.4060
SPA	America/New_York	Greenville	Spartanburg Downtown Memorial Airport	34.9181	-81.9580
SPB	America/St_Thomas	Saint Thomas Island	Charlotte Amalie Harbor Seaplane Base	18.3200	-64.9700
SPC	Atlantic/Canary	Santa Cruz de la Palma	La Palma Airport	28.6265	-17.7556
SPD	Asia/Dhaka	Saidpur	Saidpur Airport	25.7592	88.9089
SPF	America/Denver	Spearfish	Black Hills Airport	44.4800	-103.9000
SPG	America/New_York	Tampa	Albert Whitted Airport	27.7641	-82.6284
SPI	America/Chicago	Springfield	Abraham Lincoln Capital Airport	39.8441	-89.6779
SPJ	Europe/Athens	Sparta	Sparti Airport	37.0000	22.4800
SPM	Europe/Berlin	Spangdahlem	Spangdahlem Air Base	49.9727	6.6925
SPN	Pacific/Saipan	Saipan	Francisco C. Ada International Airport	15.1190	145.7294
SPP	Africa/Luanda	Menongue	Menongue Airport	-14.6576	17.7198
SPR	America/Belize	San Pedro	John Greif II Airport	17.9141	-87.9710
SPS	America/Chicago	Wichita Falls	Sheppard Air Force Base/Wichita Falls Municipal Airport	33.9888	-98.4919
SPT	Asia/Kuching	Sipitang	Sipitang Airport	5.0830	115.6000
SPU	Europe/Zagreb	Split	Split Airport	43.5389	16.2980
SPW	America/Chicago	Spencer	Spencer Municipal Airport	43.1700	-95.1800
SPX	Africa/Cairo	Giza	Giza Sphinx International Airport	30.1089	30.8951
SPY	Africa/Abidjan	San-Pédro	San Pédro Airport	4.7467	-6.6608
SPZ	America/Chicago	Fayetteville	Springdale Municipal Airport	36.1762	-94.1191
SQA	America/Los_Angeles	Santa Ynez	Santa Ynez Airport		
SQC	Australia/Perth	Southern Cross	Southern Cross Airport	-31.2400	119.3600
SQD	Asia/Shanghai	Shangrao	Shangrao Sanqingshan Airport	28.3799	117.9654
SQE	America/Bogota	San Luis de Palenque	San Luis de Palenque Airport	5.4136	-71.7289
SQG	Asia/Pontianak	Sintang	Sintang	0.0667	111.5000
SQH	Asia/Ho_Chi_Minh	Sơn La	Na-San Airport	21.2170	104.0330
SQJ	Asia/Shanghai	Shaxian	Sanming Shaxian Airport	26.4278	117.8368
SQL	America/Los_Angeles	San Carlos	San Carlos Airport	37.4800	-122.3000
SQN	Asia/Jayapura	Sanana	Sanana	-2.0984	125.9659
SQO	Europe/Stockholm	Storuman	Storuman Airport	64.9611	17.6962
SQQ	Europe/Vilnius	Šiauliai	Šiauliai International Airport	55.8939	23.3950
SQR	Asia/Makassar	Sorowako	Soroako Airport		
SQS	America/Belize	San Ignacio	Matthew Spain Airport	17.1859	-89.0103
SQU	America/Lima	Saposoa	Saposoa Airport	-6.9500	-76.7500
SQV	America/Los_Angeles	Sequim	Sequim Valley Airport	48.0800	-123.1000
SQW	Europe/Copenhagen	Skive	Skive Airport	56.5502	9.1730
SQX	America/Sao_Paulo	São Miguel d'Oeste	São Miguel do Oeste Airport	-26.7816	-53.5035
SQZ	Europe/London	Scampton	RAF Scampton	53.3075	-0.5508
SRA	America/Sao_Paulo	Santa Rosa	Luís Alberto Lehr Airport	-27.8700	-54.4800
SRB	America/La_Paz	Santa Rosa de Yacuma	Santa Rosa De Yacuma Airport		
SRC	America/Chicago	Searcy	Searcy Municipal Airport	35.2500	-91.7300
SRE	America/La_Paz	Sucre	Alcantari International Airport	-19.2406	-65.1488
SRF	America/Los_Angeles	San Rafael	San Rafael Airport	38.0157	-122.5225
SRG	Asia/Jakarta	Semarang	Achmad Yani International Airport	-6.9726	110.3753
SRI	Asia/Makassar	Samarinda	Samarinda Temindung Airport		
SRJ	America/La_Paz	San Borja	Capitán Germán Quiroga Guardia Airport	-14.8577	-66.7370
SRL	America/Mazatlan	Santa Rosalía	Palo Verde Airport	27.0928	-112.0984
SRM	Australia/Brisbane	Sandringham	Sandringham Airfield	-24.0567	139.0819
SRN	Australia/Hobart	Strahan	Strahan Airport	-42.1500	145.3000
SRP	Europe/Oslo	Stord	Stord / Soerstokken	59.7919	5.3408
SRQ	America/New_York	Sarasota	Sarasota / Bradenton International Airport	27.3954	-82.5544
SRR	Australia/Brisbane	North Stradbroke Island	Dunwich Airport	-27.5187	153.4275
SRT	Africa/Kampala	Soroti	Soroti Airport	1.7276	33.6229
SRU	Asia/Yangon	Surbung	Surbung Airport	22.9339	93.6157
SRV	America/Anchorage	Stony River	Stony River 2 Airport	61.7800	-156.6000
SRW	America/New_York	Salisbury	Rowan County Airport	35.6300	-80.5200
SRX	Africa/Tripoli	Sirte	Gardabya Airport	31.0635	16.5950
SRY	Asia/Tehran	Sari	Dasht-e Naz Airport	36.6358	53.1936
SRZ	America/La_Paz	Santa Cruz de la Sierra	El Trompillo Airport	-17.8116	-63.1715
SSA	America/Bahia	Salvador	Salvador International Airport, Deputado Luís Eduardo Magalhães	-12.9110	-38.3310
SSB	America/St_Thomas	Christiansted	Christiansted Harbor Sea Plane Base	17.7484	-64.7009
SSC	America/New_York	Sumter	Shaw Air Force Base	33.9727	-80.4706
SSD	America/Bogota	San Felipe	San Felipe Airport	1.9162	-67.0779
SSE	Asia/Kolkata	Sholapur	Sholapur	17.6280	75.9348
SSF	America/Chicago	San Antonio	Stinson Municipal Airport	29.3400	-98.4700
SSG	Africa/Malabo	Malabo	Malabo International Airport	3.7553	8.7087
SSH	Africa/Cairo	Sharm el-Sheikh	Sharm el-Sheikh International Airport	27.9773	34.3950
SSI	America/New_York	Brunswick	Malcolm McKinnon Airport	31.1565	-81.3877
SSJ	Europe/Oslo	Sandnessjøen	Sandnessjøen Airport, Stokka	65.9568	12.4689
SSL	America/Bogota	Santa Rosalia	Santa Rosalia Airport		
SSM	America/Detroit	Sault Ste. Marie	Sault Ste Marie Municipal Airport	46.4781	-84.3667
SSN	Asia/Seoul	Seoul	Seoul Air Base	37.4407	127.1118
SSO	America/Sao_Paulo	São Lourenço	São Lourenço Airport	-22.0909	-45.0445
SSQ	America/Toronto	La Sarre	La Sarre Airport	48.9159	-79.1810
SSR	Pacific/Efate	Pentecost Island	Sara Airport	-15.4708	168.1520
SST	America/Argentina/Buenos_Aires	Santa Teresita	Santa Teresita		
SSV	Asia/Manila	Siasi	Siasi Seaplane Base	5.5459	120.8128
SSW	America/Los_Angeles	Stuart Island	Stuart Island Airpark	48.6737	-123.1767
SSX	Africa/Johannesburg	Singita Sabi Sand	Singita Sabi Sand Airstrip	-24.8026	31.4220
SSY	Africa/Luanda	Mbanza Kongo	Mbanza Congo Airport	-6.2699	14.2470
STA	Europe/Copenhagen	Skjern	Stauning Vestjylland Airport	55.9901	8.3539
STB	America/Caracas	Santa Bárbara	Santa Barbara Zulia Airport	8.9744	-71.9430
STC	America/Chicago	Saint Cloud	St. Cloud Regional Airport	45.5464	-94.0597
STD	America/Caracas	Santo Domingo	Mayor Buenaventura Vivas Airport	7.5651	-72.0351
STE	America/Chicago	Stevens Point	Stevens Point Municipal Airport	44.5300	-89.5500
STF	Australia/Brisbane	Stephens Islet	Stephens Island Airport	-9.5073	143.5471
STG	America/Anchorage	Saint George Island	St. George Airport	56.5777	-169.6630
STH	Australia/Brisbane	Strathmore	Strathmore Airport	-17.8626	142.5578
STI	America/Santo_Domingo	Santiago de los Caballeros	Cibao International Airport	19.4061	-70.6047
STJ	America/Chicago	Saint Joseph	Rosecrans Memorial Airport		
STL	America/Chicago	St. Louis	Lambert–St. Louis International Airport	38.7434	-90.3656
STM	America/Santarem	Santarém	Santarém-Maestro Wilson Fonseca Airport	-2.4224	-54.7928
STN	Europe/London	London	London Stansted Airport	51.8850	0.2350
STP	America/Chicago	Minneapolis	St. Paul Downtown Airport	44.9344	-93.0599
STQ	America/New_York	Saint Marys	St Marys Municipal Airport	41.4125	-78.5033
STR	Europe/Berlin	Stuttgart	Stuttgart Airport	48.6903	9.1952
STS	America/Los_Angeles	Santa Rosa	Sonoma County Airport	38.5088	-122.8139
STT	America/St_Thomas	Saint Thomas Island	Cyril E. King Airport	18.3352	-64.9729
STV	Asia/Kolkata	Surat	Surat Airport	21.1141	72.7418
STW	Europe/Moscow	Stavropol	Stavropol Shpakovskoye Airport		
STX	America/St_Thomas	Christiansted	Henry E Rohlsen Airport	17.7019	-64.7986
STY	America/Montevideo	Salto	Aeropuerto Nueva Hesperides	-31.4385	-57.9853
STZ	America/Cuiaba	Santa Terezinha	Santa Terezinha Airport	-10.4626	-50.5238
SUA	America/New_York	Stuart	Witham Field	27.1800	-80.2200
SUB	Asia/Jakarta	Surabaya	Juanda International Airport	-7.3800	112.7851
SUD	America/Chicago	Stroud	Stroud Municipal Airport	35.7870	-96.6565
SUE	America/Chicago	Sturgeon Bay	Door County Cherryland Airport	44.8300	-87.4200
SUF	Europe/Rome	Lamezia Terme	Lamezia Terme International Airport	38.9054	16.2423
SUG	Asia/Manila	Surigao	Surigao Airport	9.7576	125.4793
SUH	Asia/Muscat	Sur	Sur Airport	22.5367	59.4793
SUI	Asia/Tbilisi	Sokhumi	Sukhumi Dranda Airport	42.8700	41.1200
SUJ	Europe/Bucharest	Satu Mare	Satu Mare International Airport	47.7033	22.8857
SUK	Asia/Yakutsk	Batagay-Alyta	Sakkyryr Airport	67.7920	130.3909
SUL	Asia/Karachi	Sui	Sui Airport	28.6451	69.1769
SUM	America/New_York	Sumter	Sumter Airport	33.9922	-80.3623
SUN	America/Boise	Hailey	Friedman Memorial Airport	43.5000	-114.3000
SUO	America/Los_Angeles	Sunriver	Sunriver Airport	43.8757	-121.4557
SUR	America/Toronto	Summer Beaver	Summer Beaver Airport	52.7086	-88.5419
SUS	America/Chicago	St. Louis	Spirit of St Louis Airport	38.6621	-90.6520
SUT	Africa/Dar_es_Salaam	Sumbawanga	Sumbawanga Airport	-7.9670	31.6200
SUU	America/Los_Angeles	Fairfield	Travis Air Force Base	38.2607	-121.9413
SUV	Pacific/Fiji	Suva	Nausori International Airport	-18.0433	178.5592
SUW	America/Chicago	Superior	Richard I. Bong Airport	46.6861	-92.0988
SUX	America/Chicago	Sioux City	Sioux Gateway Airport/Col. Bud Day Field	42.4026	-96.3844
SUY	Asia/Yakutsk	Suntar	Suntar Airport	62.1848	117.6362
SVA	America/Nome	Savoonga	Savoonga Airport	63.6864	-170.4925
SVB	Indian/Antananarivo	Sambava	Sambava Airport	-14.2786	50.1747
SVC	America/Denver	Silver City	Silver City Airport	32.6300	-108.2000
SVD	America/St_Vincent	Saint Vincent	E. T. Joshua Airport	13.1444	-61.2108
SVE	America/Los_Angeles	Susanville	Susanville Municipal Airport	40.4000	-120.7000
SVF	Africa/Porto-Novo	Savé	Save Airport	8.0174	2.4642
SVG	Europe/Oslo	Stavanger	Stavanger Airport, Sola	58.8768	5.6379
SVH	America/New_York	Statesville	Statesville Regional Airport	35.7670	-80.9494
SVJ	Europe/Oslo	Svolvær	Svolvær Airport, Helle	68.2450	14.6696
SVK	America/Belize	Stann Creek District	Silver Creek Airport	16.6848	-88.3499
SVL	Europe/Helsinki	Savonlinna	Savonlinna Airport	61.9431	28.9451
SVN	America/New_York	Savannah	Hunter U. S. Army Airfield	32.0100	-81.1457
SVO	Europe/Moscow	Moscow	Sheremetyevo International Airport	55.9719	37.4139
SVP	Africa/Luanda	Cuíto	Cuíto Airport	-12.4046	16.9474
SVQ	Europe/Madrid	Sevilla	Seville San Pablo Airport	37.4180	-5.8931
SVS	America/Anchorage	Stevens Village	Stevens Village Airport	66.0300	-149.1000
SVT	Africa/Gaborone	Savuti Rest Camp	Savuti Airport	-18.5265	24.0730
SVU	Pacific/Fiji	Savusavu	Savusavu Airport	-16.8032	179.3410
SVX	Asia/Yekaterinburg	Yekaterinburg	Ekaterinburg Koltsovo Airport	56.7431	60.8027
SVZ	America/Caracas	San Antonio del Táchira	Juan Vicente Gómez International Airport	7.8408	-72.4397
SWA	Asia/Shanghai	Shantou	Shantou		
SWC	Australia/Melbourne	Stawell	Stawell Airport	-37.0717	142.7406
SWD	America/Anchorage	Seward	Seward Airport	60.1269	-149.4188
SWF	America/New_York	New York City	Stewart International Airport	41.4987	-74.1004
SWH	Australia/Melbourne	Swan Hill	Swan Hill Airport	-35.3758	143.5328
SWJ	Pacific/Efate	South West Bay	South West Bay Airport		
SWL	Asia/Manila	San Vicente	San Vicente Airport	10.5216	119.2705
SWM	America/Cuiaba	Alto Boa Vista	Suia-Missu Airport		
SWO	America/Chicago	Stillwater	Stillwater Regional Airport	36.1612	-97.0857
SWP	Africa/Windhoek	Swakopmund	Swakopmund	-22.6700	14.5700
SWQ	Asia/Makassar	Sumbawa Besar	Brangbiji Airport	-8.4888	117.4117
SWS	Europe/London	Swansea	Swansea Airport	51.6053	-4.0678
SWT	Asia/Tomsk	Strezhevoy	Strezhevoy Airport	60.7118	77.6584
SWV	Asia/Magadan	Evensk	Severo-Evensk Airport	61.9246	159.2310
SWX	Africa/Gaborone	Shakawe	Shakawe Airport	-18.3728	21.8391
SWY	Asia/Kuala_Lumpur	Sitiawan	Sitiawan Airport	4.2170	100.7000
SXB	Europe/Paris	Strasbourg	Strasbourg International Airport	48.5383	7.6282
SXC	America/Los_Angeles	Avalon	Avalon Vor/WP Airport	33.4042	-118.4159
SXE	Australia/Melbourne	Sale	West Sale Airport	-38.0908	146.9599
SXF	Europe/Berlin	Berlin	Berlin Schönefeld Airport		
SXG	Africa/Lusaka	Senanga	Senanga	-16.1000	23.2700
SXJ	Asia/Shanghai	Shanshan County	Shanshan Airport	42.9117	90.2475
SXK	Asia/Jayapura	Saumlaki	Olilit-Saumlaki Airport	-7.9883	131.3053
SXL	Europe/Dublin	Sligo	Sligo Airport	54.2802	-8.5992
SXM	America/Lower_Princes	Sint Maarten	Princess Juliana International Airport	18.0409	-63.1089
SXN	Africa/Gaborone	Sowa	Sua Pan Airport	-20.5534	26.1158
SXO	America/Cuiaba	São Félix do Araguaia	São Félix do Araguaia Airport	-11.6324	-50.6896
SXP	America/Nome	Nunam Iqua	Nunam Iqua Airport	62.5241	-164.8442
SXQ	America/Anchorage	Soldotna	Soldotna Airport	60.4800	-151.1000
SXR	Asia/Kolkata	Srinagar	Srinagar International Airport	33.9871	74.7742
SXU	Africa/Addis_Ababa	Sodo	Soddu Airport	6.8330	37.7500
SXV	Asia/Kolkata	Salem	Salem Airport	11.7833	78.0656
SXX	America/Santarem	São Félix do Xingu	São Félix do Xingu Airport	-6.6424	-51.9521
SXY	America/New_York	Sidney	Sidney Municipal Airport	42.3038	-75.4156
SXZ	Europe/Istanbul	Siirt	Siirt Airport	37.9784	41.8382
SYA	America/Adak	Shemya Island	Eareckson Air Station	52.7137	174.1151
SYB	America/Anchorage	Seal Bay	Seal Bay Seaplane Base	58.3597	-152.2550
SYD	Australia/Sydney	Sydney	Sydney International Airport	-33.9461	151.1772
SYE	Asia/Aden	Sa'dah	Sadah Airport	16.9682	43.7288
SYF	America/Vancouver	Gabriola Island	Silva Bay Seaplane Base	49.1524	-123.7011
SYH	Asia/Kathmandu	Namche Bazaar	Syangboche Airport	27.8111	86.7126
SYI	America/Chicago	Shelbyville	Shelbyville Municipal Airport	35.5617	-86.4448
SYJ	Asia/Tehran	Sirjan	Sirjan Airport	29.5504	55.6653
SYK	Atlantic/Reykjavik	Stykkishólmur	Stykkishólmur Airport	65.0603	-22.7600
SYM	Asia/Shanghai	Pu'er	Simao Airport	22.8300	101.0000
SYN	America/Chicago	Stanton	Stanton Airfield		
SYO	Asia/Tokyo	Shonai	Shonai Airport	38.8122	139.7872
SYP	America/Panama	Santiago de Veraguas	Ruben Cantu Airport	8.0856	-80.9453
SYQ	America/Costa_Rica	San José	Tobías Bolaños International Airport	9.9571	-84.1398
SYR	America/New_York	Syracuse	Syracuse Hancock International Airport	43.1112	-76.1063
SYS	Asia/Yakutsk	Saskylakh	Saskylakh Airport	71.9290	114.0823
SYT	Europe/Paris	Saint-Yan	Saint-Yan Airport	46.4125	4.0133
SYU	Australia/Brisbane	Sue Islet	Warraber Island Airport	-10.2083	142.8250
SYV	America/New_York	Sylvester	Sylvester Airport	31.5558	-83.8931
SYW	Asia/Karachi	Sehwan	Sehwan Sharif Airport	26.4731	67.7172
SYX	Asia/Shanghai	Sanya	Sanya Phoenix International Airport	18.3029	109.4123
SYY	Europe/London	Stornoway	Stornoway Airport	58.2156	-6.3311
SYZ	Asia/Tehran	Shiraz	Shiraz International Airport	29.5392	52.5898
SZA	Africa/Luanda	Soyo	Soyo Airport	-6.1411	12.3718
SZB	Asia/Kuala_Lumpur	Kuala Lumpur	Sultan Abdul Aziz Shah Airport	3.1306	101.5493
SZE	Africa/Addis_Ababa	Samara	Semera Airport		
SZF	Europe/Istanbul	Samsun	Samsun-Çarşamba Airport	41.2585	36.5560
SZG	Europe/Vienna	Salzburg	Salzburg Airport	47.7933	13.0043
SZH	Asia/Shanghai	Shuozhou	Shuozhou Zirun Airport		
SZI	Asia/Almaty	Zaysan	Zaysan Airport	47.4872	84.8862
SZJ	America/Havana	Siguanea	Siguanea Airport	21.6300	-82.9500
SZK	Africa/Johannesburg	Skukuza	Skukuza Airport	-24.9609	31.5887
SZL	America/Chicago	Knob Noster	Whiteman Air Force Base	38.7303	-93.5479
SZN	America/Los_Angeles	Santa Cruz Island	Santa Cruz Island Airport	34.0603	-119.9151
SZO	Asia/Shanghai	Zhuhai	Zhuhai Jinwan Airport		
SZP	America/Los_Angeles	Santa Paula	Santa Paula Airport	34.3500	-119.1000
SZQ	America/Argentina/Cordoba	Saenz Pena	Saenz Pena		
SZR	Europe/Sofia	Stara Zagora	Stara Zagora Airport	42.3767	25.6551
SZT	America/Mexico_City	San Cristóbal de las Casas	San Cristóbal de las Casas National Airport	16.6903	-92.5301
SZU	Africa/Bamako	Ségou	Ségou Airport	13.4302	-6.2831
SZV	Asia/Shanghai	Suzhou	Guangfu Airport		
SZW	Europe/Berlin	Schwerin	Schwerin-Parchim International Airport	53.4297	11.7813
SZX	Asia/Shanghai	Shenzhen	Shenzhen Bao'an International Airport	22.6393	113.8107
SZY	Europe/Warsaw	Szymany	Szczytno-Szymany International Airport	53.4833	20.9333
SZZ	Europe/Warsaw	Szczecin	Szczecin-Goleniów Airport	53.5847	14.9022
TAB	America/Port_of_Spain	Tobago	Arthur Napoleon Raymond Robinson International Airport	11.1497	-60.8322
TAC	Asia/Manila	Tacloban	Tacloban Airport	11.2276	125.0278
TAD	America/Denver	Trinidad	Perry Stokes Airport	37.2700	-104.3000
TAE	Asia/Seoul	Daegu	Daegu International Airport	35.8941	128.6589
TAF	Africa/Algiers	Oran	Oran/Tafaraoui	35.5424	-0.5323
TAG	Asia/Manila	Tagbilaran City	Bohol–Panglao International Airport	9.5733	123.7702
TAH	Pacific/Efate	Tanna	Whitegrass Airport	-19.4551	169.2240
TAI	Asia/Aden	Taiz	Ta'izz International Airport	13.6860	44.1391
TAJ	Pacific/Port_Moresby	Aitape	Tadji Airport	-3.1968	142.4270
TAK	Asia/Tokyo	Takamatsu	Takamatsu Airport	34.2142	134.0156
TAL	America/Anchorage	Tanana	Ralph M Calhoun Memorial Airport	65.1700	-152.1000
TAM	America/Monterrey	Tampico	General Francisco Javier Mina International Airport	22.2914	-97.8663
TAO	Asia/Shanghai	Qingdao	Qingdao Liuting International Airport		
TAP	America/Merida	Tapachula	Tapachula International Airport	14.7943	-92.3700
TAQ	Australia/Adelaide	Tarcoola	Tarcoola Airport	-30.6800	134.6000
TAR	Europe/Rome	Taranto	Taranto-Grottaglie Airport	40.5175	17.4032
TAS	Asia/Tashkent	Tashkent	Tashkent International Airport	41.2579	69.2812
TAT	Europe/Bratislava	Poprad	Poprad-Tatry Airport	49.0736	20.2411
TAY	Europe/Tallinn	Ülenurme	Tartu Ülenurme Airport	58.3075	26.6904
TAZ	Asia/Ashgabat	Daşoguz	Daşoguz Airport	41.7611	59.8267
TBB	Asia/Ho_Chi_Minh	Tuy Hòa	Dong Tac Airport	13.0442	109.3386
TBC	America/Denver	Tuba City	Tuba City Airport	36.1300	-111.2000
TBF	Pacific/Tarawa	Tabiteuea North	Tabiteuea North Airfield	-1.2256	174.7769
TBG	Pacific/Port_Moresby	Tabubil	Tabubil Airport	-5.2786	141.2260
TBH	Asia/Manila	Tablas Island	Romblon Tugdan Airport	12.3119	122.0801
TBI	America/Nassau	Cat Island	New Bight Airport	24.3143	-75.4588
TBJ	Africa/Tunis	Tabarka	Tabarka–Ain Draham International Airport	36.9800	8.8769
TBL	Australia/Perth	Tablelands	Tableland Homestead Airport	-17.2960	126.9130
TBN	America/Chicago	Fort Leonard Wood	Waynesville-St. Robert Regional Airport	37.7416	-92.1407
TBO	Africa/Dar_es_Salaam	Tabora	Tabora Airport	-5.0830	32.8300
TBP	America/Lima	Tumbes	Tumbes Airport	-3.5525	-80.3814
TBR	America/New_York	Statesboro	Statesboro-Bulloch County Airport	32.4800	-81.7500
TBS	Asia/Tbilisi	Tbilisi	Tbilisi International Airport	41.6695	44.9546
TBT	America/Porto_Velho	Tabatinga	Tabatinga International Airport	-4.2557	-69.9358
TBU	Pacific/Tongatapu	Nuku‘alofa	Fuaʻamotu International Airport	-21.2412	-175.1496
TBW	Europe/Moscow	Tambov	Tambov Donskoye Airport	52.8061	41.4828
TBX	Asia/Jakarta	Tambelan	Tambelan Airport	0.9804	107.5650
TBY	Africa/Gaborone	Tshabong	Tshabong Airport	-26.0340	22.4016
TBZ	Asia/Tehran	Tabriz	Tabriz International Airport	38.1334	46.2342
TCA	Australia/Darwin	Tennant Creek	Tennant Creek Airport	-19.6344	134.1833
TCB	America/Nassau	Treasure Cay	Treasure Cay Airport	26.7405	-77.3836
TCC	America/Denver	Tucumcari	Tucumcari Municipal Airport	35.1828	-103.6032
TCE	Europe/Bucharest	Tulcea	Tulcea Airport	45.0625	28.7143
TCG	Asia/Shanghai	Tacheng	Tacheng Airport	46.6725	83.3408
TCH	Africa/Libreville	Tchibanga	Tchibanga Airport	-2.8170	11.0000
TCL	America/Chicago	Tuscaloosa	Tuscaloosa Municipal Airport	33.2206	-87.6114
TCM	America/Los_Angeles	Tacoma	McChord Field Airport	47.1374	-122.4818
TCN	America/Mexico_City	Tehuacán	Tehuacán Airport	18.4972	-97.4199
TCO	America/Bogota	Tumaco	La Florida Airport	1.8144	-78.7492
TCP	Africa/Cairo	Taba	Taba International Airport	29.5878	34.7781
TCQ	America/Lima	Tacna	Coronel FAP Carlos Ciriani Santa Rosa International Airport	-18.0531	-70.2756
TCR	Asia/Kolkata	Thoothukudi	Tuticorin Airport	8.7231	78.0273
TCS	America/Denver	Truth or Consequences	Truth or Consequences Municipal Airport	33.2381	-107.2700
TCT	America/Anchorage	Takotna	Takotna Airport	63.0000	-156.1000
TCU	Africa/Johannesburg	Thaba Nchu	Thaba Nchu Tar Airport	-29.2800	26.8700
TCW	Australia/Sydney	Tocumwal	Tocumwal Airport	-35.8117	145.6081
TCX	Asia/Tehran	Tabas	Tabas Airport	33.6677	56.8927
TCZ	Asia/Shanghai	Tengchong Xian	Tengchong Airport	24.9393	98.4837
TDA	America/Bogota	Trinidad	Trinidad Airport	5.4320	-71.6557
TDD	America/La_Paz	Trinidad	Teniente Jorge Henrich Arauz Airport	-14.8187	-64.9180
TDG	Asia/Manila	Tandag	Tandag Airport	9.0724	126.1706
TDJ	Africa/Djibouti	Tadjoura	Tadjoura Airport	11.8000	42.9000
TDK	Asia/Almaty	Taldykorgan	Taldykorgan Airport	45.1262	78.4470
TDL	America/Argentina/Buenos_Aires	Tandil	Tandil Aerodrome	-37.2374	-59.2279
TDO	America/Los_Angeles	Toledo	South Lewis County Airport	46.4773	-122.8071
TDP	America/Lima	Trompeteros	Trompeteros Airport	-3.8061	-75.0402
TDR	Australia/Brisbane	Theodore	Theodore Airport	-24.9800	150.1000
TDW	America/Chicago	Amarillo	Tradewind Airport	35.1700	-101.8000
TDX	Asia/Bangkok	Trat	Trat Airport	12.2700	102.3000
TDZ	America/New_York	Toledo	Toledo Executive Airport	41.5646	-83.4768
TEA	America/Tegucigalpa	Tela	Tela Airport	15.7759	-87.4758
TEB	America/New_York	Teterboro	Teterboro Airport	40.8501	-74.0608
TEC	America/Sao_Paulo	Telêmaco Borba	Telêmaco Borba Airport	-24.3178	-50.6516
TED	Europe/Copenhagen	Thisted	Thisted Airport	57.0688	8.7052
TEE	Africa/Algiers	Tébessa	Cheikh Larbi Tébessa Airport	35.4316	8.1207
TEF	Australia/Perth	Telfer	Telfer Airport	-21.7150	122.2290
TEG	Africa/Ouagadougou	Tenkodogo	Tenkodogo Airport	11.7800	-0.3667
TEI	Asia/Kolkata	Tezu	Tezu Airport	27.9500	96.1300
TEK	America/Anchorage	Tatitlek	Tatitlek Airport	60.8700	-146.7000
TEL	Asia/Kuching	Telupid	Telupid Airport	5.5830	117.1000
TEM	Australia/Sydney	Temora	Temora Airport	-34.4214	147.5117
TEN	Asia/Shanghai	Tongren	Tongren Fenghuang Airport	27.8837	109.3081
TEQ	Europe/Istanbul	Tekirdağ	Tekirdağ Çorlu Airport		
TER	Atlantic/Azores	Terceira Island	Lajes Field	38.7618	-27.0908
TES	Africa/Asmara	Teseney	Teseney Airport	15.1082	36.6774
TET	Africa/Maputo	Tete	Chingozi Airport	-16.1048	33.6402
TEU	Pacific/Auckland	Te Anau	Manapouri Aerodrome	-45.5323	167.6430
TEV	Europe/Madrid	Teruel	Teruel Airport	40.4135	-1.2179
TEX	America/Denver	Telluride	Telluride Regional Airport	37.9536	-107.9090
TEY	Atlantic/Reykjavik	Þingeyri	Þingeyri Airport	65.8703	-23.5600
TEZ	Asia/Kolkata	Tezpur	Tezpur Airport	26.7000	92.7800
TFB	Pacific/Port_Moresby	Tifalmin	Tifalmin Airport	-5.1174	141.4179
TFF	America/Manaus	Tefé	Tefé Airport	-3.3829	-64.7241
TFI	Pacific/Port_Moresby	Tufi	Tufi Airport	-9.0670	149.3000
TFM	Pacific/Port_Moresby	Telefomin	Telefomin Airport	-5.1269	141.6410
TFN	Atlantic/Canary	Santa Cruz de Tenerife	Tenerife North Airport	28.4827	-16.3415
TFS	Atlantic/Canary	Santa Cruz de Tenerife	Tenerife South Airport	28.0445	-16.5725
TFU	Asia/Shanghai	Chengdu	Chengdu Tianfu International Airport	30.3177	104.4450
TGA	Asia/Singapore	Singapore	Tengah Air Base	1.3856	103.7084
TGB	Asia/Manila	Rizal	Tagbita Airport		
TGD	Europe/Podgorica	Podgorica	Podgorica Airport	42.3594	19.2519
TGE	America/Chicago	Tuskegee	Sharpe Field	32.4941	-85.7787
TGG	Asia/Kuala_Lumpur	Kuala Terengganu	Sultan Mahmud Airport	5.3826	103.1034
TGH	Pacific/Efate	Tongoa Island	Tongoa Airport	-16.8911	168.5510
TGI	America/Lima	Tingo María	Tingo María Airport	-9.2871	-76.0048
TGJ	Pacific/Noumea	Île Tiga	Tiga Airport	-21.0961	167.8040
TGK	Europe/Moscow	Taganrog	Taganrog Airport	47.1962	38.8608
TGL	Pacific/Port_Moresby	Tagula	Tagula	-11.5000	153.5000
TGM	Europe/Bucharest	Târgu Mureş	Târgu Mureș Transilvania Airport	46.4677	24.4125
TGN	Australia/Melbourne	Traralgon	Latrobe Regional Airport	-38.2072	146.4700
TGO	Asia/Shanghai	Tongliao	Tongliao Airport	43.5567	122.2000
TGP	Asia/Krasnoyarsk	Bor	Podkamennaya Tungus Airport	61.5953	90.0084
TGR	Africa/Algiers	Touggourt	Touggourt	33.0678	6.0887
TGT	Africa/Dar_es_Salaam	Tanga	Tanga Airport	-5.0924	39.0712
TGU	America/Tegucigalpa	Tegucigalpa	Toncontín International Airport	14.0609	-87.2172
TGV	Europe/Sofia	Targovishte	Targovishte Bukhovtsi Airport		
TGZ	America/Mexico_City	Tuxtla	Ángel Albino Corzo International Airport	16.5618	-93.0261
THA	America/Chicago	Tullahoma	Tullahoma Regional Airport	35.3796	-86.2409
THB	Africa/Maseru	Thaba-Tseka	Thaba-Tseka Airport		
THC	Africa/Monrovia	Tchien	Tchien Airport	6.0664	-8.1367
THD	Asia/Bangkok	Thanh Hóa	Tho Xuan Airport	19.9030	105.4689
THE	America/Fortaleza	Teresina	Teresina Airport	-5.0599	-42.8235
THF	Europe/Berlin	Berlin	Berlin Tempelhof Airport		
THG	Australia/Brisbane	Thangool	Thangool Airport	-24.4939	150.5761
THL	Asia/Yangon	Tachilek	Tachileik Airport	20.4838	99.9354
THM	America/Denver	Thompson Falls	Thompson Falls Airport	47.5742	-115.2847
THN	Europe/Stockholm	Trollhättan	Trollhättan–Vänersborg Airport	58.3181	12.3450
THO	Atlantic/Reykjavik	Þórshöfn	Þórshöfn Airport	66.2183	-15.3347
THP	America/Denver	Thermopolis	Hot Springs County-Thermopolis Municipal Airport	43.6638	-108.2110
THQ	Asia/Shanghai	Tianshui	Tianshui Airport	34.5599	105.8589
THR	Asia/Tehran	Tehran	Mehrabad International Airport	35.6892	51.3133
THS	Asia/Bangkok	Sukhothai	Sukhothai Airport	17.2380	99.8182
THU	America/Thule	Pituffik	Pituffik Space Base	76.5311	-68.7017
THV	America/New_York	York	York Airport	39.9500	-76.7300
THX	Asia/Krasnoyarsk	Turukhansk	Turukhansk Airport	65.7966	87.9317
THY	Africa/Johannesburg	Thohoyandou	Thohoyandou Airport	-23.0700	30.3800
THZ	Africa/Niamey	Tahoua	Tahoua Airport	14.8757	5.2654
TIA	Europe/Tirane	Tirana	Tirana International Airport Nënë Tereza	41.4219	19.7130
TIC	Pacific/Majuro	Tinak	Tinak airfield	7.1000	171.9215
TID	Africa/Algiers	Tiaret	Abdelhafid Boussouf Bou Chekif Airport	35.3411	1.4631
TIE	Africa/Addis_Ababa	Tēpī	Tippi Airport		
TIF	Asia/Riyadh	Ta’if	Taif Regional Airport	21.4834	40.5443
TIG	Pacific/Port_Moresby	Tingwon	Tingwon Airport	-2.6000	149.8000
TIH	Pacific/Tahiti	Tikehau	Tikehau Airport	-15.1197	-148.2311
TII	Asia/Kabul	Tarinkot	Tarin Kowt Airport		
TIJ	America/Tijuana	Tijuana	General Abelardo L. Rodríguez International Airport	32.5433	-116.9737
TIK	America/Chicago	Oklahoma City	Tinker Air Force Base	35.4147	-97.3866
TIL	America/Edmonton	Cheadle	Cheadle Airport	51.0574	-113.6209
TIM	Asia/Jayapura	Tembagapura	Tembagapura Timika Airport	-4.5283	136.8870
TIN	Africa/Algiers	Tindouf	Tindouf Airport	27.7004	-8.1671
TIO	Asia/Yangon	Tilin	Tilin Airport		
TIP	Africa/Tripoli	Tripoli	Tripoli International Airport	32.6635	13.1590
TIQ	Pacific/Saipan	Tinian Island	Tinian International Airport	14.9998	145.6239
TIR	Asia/Kolkata	Tirupati	Tirupati Airport	13.6325	79.5433
TIU	Pacific/Auckland	Timaru	Richard Pearse Airport	-44.3028	171.2253
TIV	Europe/Podgorica	Tivat	Tivat Airport	42.4047	18.7233
TIW	America/Los_Angeles	Tacoma	Tacoma Narrows Airport	47.2679	-122.5779
TIX	America/New_York	Titusville	Space Coast Regional Airport	28.5110	-80.8006
TIY	Africa/Nouakchott	Tidjikja	Tidjikja Airport	18.5701	-11.4235
TIZ	Pacific/Port_Moresby	Tari	Tari Airport	-5.8450	142.9480
TJA	America/La_Paz	Tarija	Tarija Airport	-21.5557	-64.7013
TJB	Asia/Jakarta	Tanjung Balai	Sei Bati Airport		
TJH	Asia/Tokyo	Toyooka	Tajima Airport	35.5128	134.7869
TJI	America/Tegucigalpa	Trujillo	Trujillo Airport	15.9264	-85.9385
TJK	Europe/Istanbul	Tokat	Tokat Airport	40.3063	36.3711
TJL	America/Campo_Grande	Três Lagoas	Três Lagoas Airport	-20.7531	-51.6820
TJM	Asia/Yekaterinburg	Tyumen	Roshchino International Airport	57.1896	65.3243
TJN	Pacific/Tahiti	Takume	Takume	-15.8580	-142.2670
TJQ	Asia/Jakarta	Tanjung Pandan	H.A.S. Hanandjoeddin Airport	-2.7502	107.7549
TJS	Asia/Makassar	Tanjung Selor	Tanjung Harapan Airport	2.8364	117.3740
TJU	Asia/Dushanbe	Kŭlob	Kulob Airport	37.9881	69.8050
TKA	America/Anchorage	Talkeetna	Talkeetna Airport	62.3000	-150.1000
TKB	Pacific/Port_Moresby	Tekadu	Tekadu	-7.6670	146.6000
TKC	Africa/Douala	Tiko	Tiko Airport	4.0892	9.3605
TKD	Africa/Accra	Takoradi	Takoradi Airport	4.8961	-1.7748
TKE	America/Juneau	Tenakee Springs	Tenakee Seaplane Base	57.7700	-135.2000
TKF	America/Los_Angeles	Truckee	Truckee Tahoe Airport	39.3200	-120.1000
TKG	Asia/Jakarta	Bandar Lampung	Radin Inten II International Airport	-5.2428	105.1770
TKH	Asia/Bangkok	Takhli	Sanambin Takhli	15.2791	100.2947
TKI	America/Metlakatla	Tokeen	Tokeen Seaplane Base	55.9367	-133.3273
TKJ	America/Anchorage	Tok	Tok Junction Airport	63.3288	-142.9536
TKK	Pacific/Chuuk	Weno	Chuuk International Airport	7.4610	151.8423
TKN	Asia/Tokyo	Tokuno Shima	Tokunoshima Airport	27.8364	128.8812
TKO	Africa/Maseru	Mokoeng	Tlokoeng Airport	-29.2330	28.8830
TKP	Pacific/Tahiti	Takapoto	Takapoto Airport		
TKQ	Africa/Dar_es_Salaam	Kigoma	Kigoma Airport	-4.8830	29.6700
TKR	Asia/Dhaka	Thākurgaon	Thakurgaon Airport	26.0164	88.4036
TKS	Asia/Tokyo	Tokushima	Tokushima Airport	34.1328	134.6066
TKT	Asia/Bangkok	Tak	Tak		
TKU	Europe/Helsinki	Turku	Turku Airport	60.5141	22.2628
TKV	Pacific/Tahiti	Tatakoto Atoll	Tatakoto Airport	-17.3553	-138.4450
TKX	Pacific/Tahiti	Takaroa Atoll	Takaroa Airport	-14.4562	-145.0263
TKZ	Pacific/Auckland	Tokoroa	Tokoroa Airfield	-38.2367	175.8920
TLA	America/Nome	Teller	Teller Airport	65.2700	-166.4000
TLB	Asia/Karachi	Tarbela	Tarbela Dam Airport	34.1300	72.8200
TLC	America/Mexico_City	Mexico City	Licenciado Adolfo López Mateos International Airport	19.3371	-99.5660
TLE	Indian/Antananarivo	Toliara	Tulear Airport	-23.3834	43.7285
TLF	America/Anchorage	Telida	Telida Airport		
TLH	America/New_York	Tallahassee	Tallahassee Regional Airport	30.3965	-84.3503
TLI	Asia/Makassar	Toli-Toli	Sultan Bantilan Airport	1.1224	120.7957
TLJ	America/Anchorage	Tatalina Air Force Station	Tatalina LRRS Airport	62.8942	-155.9764
TLK	Asia/Yakutsk	Talakan	Talakan Airport	59.8867	111.0373
TLL	Europe/Tallinn	Tallinn	Tallinn Airport	59.4165	24.7994
TLM	Africa/Algiers	Tlemcen	Tlemcen Zenata	35.0167	-1.4500
TLN	Europe/Paris	Toulon	Toulon-Hyères Airport	43.0973	6.1460
TLO	Pacific/Port_Moresby	Tol	Tol Airport	-4.9808	152.0100
TLQ	Asia/Shanghai	Turpan	Turpan Jiaohe Airport	43.0303	89.0972
TLR	America/Los_Angeles	Tulare	Mefford Field	36.2200	-119.4000
TLS	Europe/Paris	Toulouse	Toulouse-Blagnac Airport	43.6291	1.3638
TLT	America/Anchorage	Tuluksak	Tuluksak Airport	61.0800	-161.0000
TLU	America/Bogota	Santiago de Tolú	Golfo de Morrosquillo Airport	9.5094	-75.5854
TLV	Asia/Jerusalem	Tel Aviv	Ben Gurion Airport	32.0114	34.8867
TLX	America/Santiago	Talca	Panguilemo Airport	-35.4300	-71.6700
TLY	Asia/Vladivostok	Plastun	Plastun Airport	44.8100	136.3000
TMA	America/New_York	Tifton	Henry Tift Myers Airport	31.4300	-83.4800
TMB	America/New_York	Miami	Miami Executive Airport	25.6482	-80.4323
TMC	Asia/Makassar	Tambolaka	Lede Kalumbang Airport	-9.4098	119.2462
TME	America/Bogota	Tame	Aeropuerto Gabriel Vargas Santos	6.4511	-71.7603
TMF	Indian/Maldives	Thimarafushi Island	Thimarafushi Airport	2.2083	73.1478
TMG	Asia/Kuching	Tomanggong	Tomanggong Airport	5.4000	118.7000
TMH	Asia/Jayapura	Tanah Merah	Tanahmerah Airport	-6.0971	140.3032
TML	Africa/Accra	Tamale	Tamale Airport	9.5572	-0.8632
TMM	Indian/Antananarivo	Toamasina	Toamasina Airport	-18.1095	49.3925
TMN	Pacific/Tarawa	Tamana	Tamana Airfield	-2.4860	175.9705
TMO	America/Caracas	Tumeremo	Tumeremo Airport	7.2495	-61.5285
TMP	Europe/Helsinki	Tampere	Tampere–Pirkkala Airport	61.4141	23.6044
TMR	Africa/Algiers	Tamanghasset	Aguenar – Hadj Bey Akhamok Airport	22.8115	5.4511
TMS	Africa/Sao_Tome	São Tomé	S. Tome	0.3782	6.7122
TMT	America/Santarem	Porto Trombetas	Trombetas Airport	-1.4896	-56.3968
TMU	America/Costa_Rica	Tambor	Tambor Airport	9.7385	-85.0138
TMW	Australia/Sydney	Tamworth	Tamworth Airport	-31.0839	150.8467
TMX	Africa/Algiers	Timimoun	Timimoun Airport	29.2371	0.2760
TMY	Asia/Jayapura	Tiom	Tiom Airport	-3.9256	138.4554
TMZ	Pacific/Auckland	Thames	Thames Aerodrome	-37.1567	175.5500
TNA	Asia/Shanghai	Jinan	Jinan Yaoqiang International Airport	36.8575	117.2135
TNC	America/Nome	Tin City	Tin City LRRS Airport	65.5700	-167.9000
TND	America/Havana	Trinidad	Alberto Delgado Airport	21.7880	-79.9979
TNE	Asia/Tokyo	Tanega Shima	Tanegashima Airport	30.6051	130.9912
TNF	Europe/Paris	Toussus-le-Noble	Toussus-le-Noble Airport	48.7519	2.1062
TNG	Africa/Casablanca	Tangier	Tangier Ibn Battouta Airport	35.7269	-5.9169
TNH	Asia/Shanghai	Tonghua	Tonghua Sanyuanpu Airport	42.2548	125.7059
TNI	Asia/Kolkata	Satna	Satna Airport	24.5623	80.8549
TNJ	Asia/Jakarta	Tanjung Pinang	Raja Haji Fisabilillah International Airport	0.9240	104.5330
TNK	America/Nome	Tununak	Tununak Airport	60.5756	-165.2731
TNL	Europe/Kyiv	Ternopil	Ternopil International Airport	49.5242	25.7001
TNM	Antarctica/Palmer	King George Island	Teniente R. Marsh Airport	-62.1908	-58.9867
TNN	Asia/Taipei	Tainan	Tainan Airport	22.9504	120.2058
TNO	America/Costa_Rica	Tamarindo	Tamarindo Airport	10.3149	-85.8154
TNP	America/Los_Angeles	Twentynine Palms	Twentynine Palms Airport	34.1355	-115.9444
TNQ	Pacific/Kiritimati	Teraina	Teraina Airport	4.6983	-160.3931
TNR	Indian/Antananarivo	Antananarivo	Ivato International Airport	-18.7969	47.4788
TNT	America/New_York	Miami	Dade-Collier Training and Transition Airport	25.8664	-80.9002
TNU	America/Chicago	Newton	Newton Municipal Airport	41.7000	-93.0500
TNW	America/Guayaquil	Tena	Tena Jumandy Airport		
TNX	Asia/Phnom_Penh	Stung Treng	Stung Treng Airport	13.5319	106.0150
TNZ	Asia/Ulaanbaatar	Tosontsengel	Tosontsengel	48.7400	98.2800
TOA	America/Los_Angeles	Torrance	Zamperini Field	33.7800	-118.3000
TOB	Africa/Tripoli	Tobruk	Tobruk International Airport	31.8500	23.9200
TOC	America/New_York	Toccoa	Toccoa Airport	34.5937	-83.2963
TOD	Asia/Kuala_Lumpur	Pulau Tioman	Tioman Airport	2.8179	104.1595
TOE	Africa/Tunis	Tozeur	Tozeur–Nefta International Airport	33.9397	8.1106
TOF	Asia/Tomsk	Tomsk	Tomsk Bogashevo Airport	56.3866	85.2107
TOG	America/Anchorage	Togiak	Togiak Airport	59.0528	-160.3967
TOH	Pacific/Efate	Torres Islands	Torres Airport		
TOI	America/Chicago	Troy	Troy Municipal Airport	31.8000	-85.9700
TOJ	Europe/Madrid	Madrid	Madrid–Torrejón Airport	40.4967	-3.4459
TOK	Pacific/Bougainville	Torokina	Torokina Airport		
TOL	America/New_York	Toledo	Toledo Express Airport	41.5925	-83.8061
TOM	Africa/Bamako	Timbuktu	Timbuktu Airport	16.7305	-3.0076
TON	Pacific/Bougainville	Tonu	Tonu	-6.3500	155.6000
TOO	America/Costa_Rica	San Vito	San Vito De Java Airport	8.8330	-82.9700
TOP	America/Chicago	Topeka	Philip Billard Municipal Airport	39.0700	-95.6200
TOQ	America/Santiago	Tocopilla	Barriles	-22.1411	-70.0629
TOR	America/Denver	Torrington	Torrington Municipal Airport	42.0500	-104.2000
TOS	Europe/Oslo	Tromsø	Tromsø Airport, Langnes	69.6833	18.9167
TOT	America/Paramaribo	Totness	Totness Airstrip	5.8656	-56.3272
TOU	Pacific/Noumea	Touho	Touho Airport	-20.7900	165.2595
TOV	America/Tortola	Tortola	Tortola West End Sea Plane Base	18.3866	-64.7043
TOW	America/Sao_Paulo	Toledo	Luiz dal Canalle Filho Airport	-24.6863	-53.6975
TOX	Asia/Yekaterinburg	Tobolsk	Tobolsk Airport	58.1358	68.2320
TOY	Asia/Tokyo	Toyama	Toyama Airport	36.6483	137.1875
TOZ	Africa/Abidjan	Touba	Touba Mahana Airport	8.2932	-7.6739
TPA	America/New_York	Tampa	Tampa International Airport	27.9755	-82.5332
TPC	America/Guayaquil	Tarapoa	Tarapoa Airport		
TPE	Asia/Taipei	Taipei	Taiwan Taoyuan International Airport	25.0777	121.2328
TPF	America/New_York	Tampa	Tampa, Peter O Knight Airport	27.9200	-82.4500
TPG	Asia/Kuala_Lumpur	Taiping	Taiping Airport	4.8500	100.7000
TPH	America/Los_Angeles	Tonopah	Tonopah Airport	38.0599	-117.0865
TPI	Pacific/Port_Moresby	Tapini	Tapini Airport	-8.3670	147.0000
TPJ	Asia/Kathmandu	Tāplejuṅ	Taplejung Airport	27.3510	87.6970
TPK	Asia/Jakarta	Tapaktuan	Teuku Cut Ali Airport	3.2670	97.1800
TPL	America/Chicago	Temple	Temple, Draughon-Miller Central Texas Regional Airport	31.1525	-97.4078
TPN	America/Guayaquil	Tiputini	Tiputini	-0.7667	-75.5300
TPO	America/Anchorage	Port Alsworth	Tanalian Point Airport		
TPP	America/Lima	Tarapoto	Tarapoto	-6.5087	-76.3732
TPQ	America/Mazatlan	Tepic	Amado Nervo International Airport	21.4195	-104.8426
TPR	Australia/Perth	Tom Price	Tom Price Airport	-22.6500	117.7000
TPS	Europe/Rome	Trapani	Vincenzo Florio Airport Trapani-Birgi	37.9114	12.4880
TPT	Africa/Monrovia	Tappita City	Tappita Airfield	6.4944	-8.8719
TPU	Asia/Kathmandu	Tikapur	Tikapur Airport	28.5225	81.1231
TQD	Asia/Baghdad	Al Fallūjah	Al Fallujah	33.3381	43.5969
TQE	America/Chicago	Tekamah	Tekamah Municipal Airport		
TQL	Asia/Yekaterinburg	Tarko-Sale	Tarko-Sale	64.9167	77.7833
TQN	Asia/Kabul	Taloqan	Taloqan Airport	36.7706	69.5301
TQO	America/Cancun	Tulum	Felipe Carrillo Puerto International Airport	20.1668	-87.6630
TQP	Australia/Brisbane	Trapall	Trepell Airport	-21.8406	140.8916
TQQ	Asia/Makassar	Tomia Island	Tomia Maranggo Airport	-5.7667	123.9189
TQS	America/Bogota	Tres Esquinas	Captain Ernesto Esguerra Cubides Air Base	0.7459	-75.2339
TRB	America/Bogota	Turbo	Gonzalo Mejía Airport	8.1000	-76.7300
TRC	America/Monterrey	Torreón	Francisco Sarabia International Airport	25.5683	-103.4106
TRD	Europe/Oslo	Trondheim	Trondheim Airport, Værnes	63.4576	10.9243
TRE	Europe/London	Tiree	Tiree Airport	56.4992	-6.8692
TRF	Europe/Oslo	Oslo	Sandefjord Airport, Torp	59.1867	10.2586
TRG	Pacific/Auckland	Tauranga	Tauranga Airport	-37.6719	176.1961
TRH	America/Los_Angeles	Trona	Trona Airport	35.8000	-117.3000
TRJ	Pacific/Port_Moresby	Tarabits	Tarabits Airport	-5.6143	141.0429
TRK	Asia/Makassar	Tarakan	Juwata International Airport	3.3262	117.5671
TRL	America/Chicago	Terrell	Terrell Municipal Airport	32.7300	-96.2800
TRM	America/Los_Angeles	Thermal	Thermal Airport	33.6200	-116.2000
TRN	Europe/Rome	Turin	Turin Caselle Airport	45.2008	7.6496
TRO	Australia/Sydney	Taree	Taree Airport	-31.8886	152.5139
TRQ	America/Eirunepe	Tarauacá	Tarauacá Airport	-8.1553	-70.7833
TRR	Asia/Colombo	Trincomalee	Trincomalee Airport	8.5385	81.1818
TRS	Europe/Rome	Trieste	Trieste – Friuli Venezia Giulia Airport	45.8228	13.4846
TRU	America/Lima	Trujillo	Capitán FAP Carlos Martínez de Pinillos International Airport	-8.0814	-79.1088
TRV	Asia/Kolkata	Thiruvananthapuram	Trivandrum International Airport	8.4821	76.9201
TRW	Pacific/Tarawa	Tarawa	Bonriki International Airport		
TRX	America/Chicago	Trenton	Trenton Municipal Airport	40.0700	-93.6000
TRY	Africa/Kampala	Tororo	Tororo Airport	0.7000	34.1800
TRZ	Asia/Kolkata	Tiruchirappalli	Tiruchirappalli International Airport	10.7654	78.7097
TSA	Asia/Taipei	Taipei	Taipei Songshan Airport	25.0641	121.5502
TSB	Africa/Windhoek	Tsumeb	Tsumeb Airport	-19.2619	17.7325
TSC	America/Guayaquil	Taisha	Taisha Airport	-2.3817	-77.5028
TSD	Africa/Johannesburg	Tshipise	Tshipise Airport	-22.6187	30.1790
TSE	Asia/Almaty	Nur-Sultan	Astana Nursultan Nazarbayev International Airport		
TSF	Europe/Rome	Venice	Treviso Airport	45.6484	12.1944
TSG	America/Anchorage	Tanacross	Tanacross Airport	63.3800	-143.4000
TSH	Africa/Lubumbashi	Tshikapa	Tshikapa Airport	-6.4407	20.7955
TSJ	Asia/Tokyo	Tsushima	Tsushima Airport	34.2849	129.3305
TSL	America/Mexico_City	Tamuin	Tamuin Airport	22.0383	-98.8065
TSM	America/Denver	Taos	Taos Regional Airport	36.4581	-105.6722
TSN	Asia/Shanghai	Tianjin	Tianjin Binhai International Airport	39.1302	117.3529
TSP	America/Los_Angeles	Tehachapi	Tehachapi Municipal Airport	35.1300	-118.5000
TSR	Europe/Bucharest	Timişoara	Timișoara Traian Vuia International Airport	45.8099	21.3379
TST	Asia/Bangkok	Trang	Trang Airport	7.5087	99.6166
TSU	Pacific/Tarawa	Tabiteuea	Tabiteuea South Airport		
TSV	Australia/Brisbane	Townsville	Townsville Airport	-19.2525	146.7653
TSY	Asia/Jakarta	Tasikmalaya	Tasikmalaya / Cibeureum	-7.3330	108.3000
TTA	Africa/Casablanca	Tan-Tan	Tan Tan Airport	28.4482	-11.1613
TTB	Europe/Rome	Tortolì	Tortolì Airport	39.9188	9.6830
TTC	America/Santiago	Taltal	Las Breas Airport	-25.5700	-70.3800
TTD	America/Los_Angeles	Portland	Portland–Troutdale Airport		
TTE	Asia/Jayapura	Ternate Island	Sultan Babullah Airport	0.8314	127.3815
TTG	America/Argentina/Salta	Tartagal	Tartagal Aerodrome	-22.6192	-63.7932
TTJ	Asia/Tokyo	Tottori-shi	Tottori Airport	35.5301	134.1666
TTL	Pacific/Fiji	Nanuya Levu Island	Turtle Island Seaplane Base		
TTN	America/New_York	Philadelphia	Trenton Mercer Airport	40.2767	-74.8135
TTO	America/Chicago	Britton	Britton Municipal Airport	45.8000	-97.7500
TTQ	America/Costa_Rica	Tortuguero	Tortuguero Airport	10.5690	-83.5148
TTR	Asia/Makassar	Kabupaten Tana Toraja	Pongtiku Airport	-3.0450	119.8218
TTS	Indian/Antananarivo	Tsaratanana	Tsaratanana Airfield	-16.7333	47.6167
TTT	Asia/Taipei	Taitung	Feng Nin Tw-Afb	22.7550	121.1017
TTU	Africa/Casablanca	Tétouan	Sania Ramel Airport	35.5943	-5.3200
TTW	Asia/Colombo	Tissamaharama	Tissa Tank Seaplane Base	6.2853	81.2842
TTX	Australia/Perth	Truscott-Mungalalu Plateau	Truscott-Mungalalu Airport	-14.0900	126.3826
TUA	America/Guayaquil	Tulcán	Teniente Coronel Luis A Mantilla International Airport	0.8095	-77.7081
TUB	Pacific/Tahiti	Tubuaï	Tubuai – Mataura Airport	-23.3653	-149.5241
TUC	America/Argentina/Tucuman	San Miguel de Tucumán	Teniente General Benjamín Matienzo International Airport	-26.8409	-65.1049
TUD	Africa/Dakar	Tambacounda	Tambacounda	13.7368	-13.6531
TUF	Europe/Paris	Tours	Tours Val de Loire Airport	47.4322	0.7276
TUG	Asia/Manila	Tuguegarao	Tuguegarao Airport	17.6487	121.7326
TUH	America/Chicago	Tullahoma	Arnold Air Force Base	35.3987	-86.0785
TUI	Asia/Riyadh	Turaif	Turaif Domestic Airport	31.6919	38.7342
TUK	Asia/Karachi	Turbat	Turbat International Airport	25.9864	63.0302
TUL	America/Chicago	Tulsa	Tulsa International Airport	36.1984	-95.8881
TUM	Australia/Sydney	Tumut	Tumut Airport	-35.3000	148.2000
TUN	Africa/Tunis	Tunis	Tunis-Carthage Airport	36.8510	10.2272
TUO	Pacific/Auckland	Taupo	Taupo Airport	-38.7397	176.0844
TUP	America/Chicago	Tupelo	Tupelo Regional Airport	34.2681	-88.7699
TUQ	Africa/Ouagadougou	Tougan	Tougan Airport	13.0591	-3.0753
TUR	America/Belem	Tucuruí	Tucuruí Airport	-3.7860	-49.7203
TUS	America/Phoenix	Tucson	Tucson International Airport	32.1161	-110.9410
TUU	Asia/Riyadh	Tabuk	Tabuk Regional Airport	28.3654	36.6189
TUV	America/Caracas	Tucupita	Tucupita Airport	9.0890	-62.0942
TUW	America/Panama	Tubualá	Tubualá Airport	8.9186	-77.7091
TUX	America/Dawson_Creek	Tumbler Ridge	Tumbler Ridge Airport	55.0273	-120.9317
TUY	America/Cancun	Tulum	Tulum Naval Air Station	20.2273	-87.4382
TVA	Indian/Antananarivo	Morafenobe	Morafenobe	-17.8500	44.9200
TVC	America/Detroit	Traverse City	Cherry Capital Airport	44.7414	-85.5822
TVF	America/Chicago	Thief River Falls	Thief River Falls Regional Airport	48.0700	-96.1800
TVI	America/New_York	Thomasville	Thomasville Regional Airport	30.8988	-83.8797
TVL	America/Los_Angeles	South Lake Tahoe	Lake Tahoe Airport	38.8939	-119.9953
TVS	Asia/Shanghai	Tangshan	Tangshan Sannühe Airport	39.7207	117.9925
TVT	Asia/Tashkent	Tashkent	Tashkent Eastern Airport	41.3125	69.3904
TVU	Pacific/Fiji	Taveuni	Matei Airport		
TVY	Asia/Yangon	Dawei	Dawei Airport	14.1039	98.2036
TWA	America/Anchorage	Twin Hills	Twin Hills Airport	59.0742	-160.2753
TWB	Australia/Brisbane	Toowoomba	Toowoomba City Aerodrome	-27.5428	151.9160
TWC	Asia/Shanghai	Tumxuk	Tumxuk Tangwangcheng Airport		
TWD	America/Los_Angeles	Port Townsend	Jefferson County International Airport	48.1200	-122.8000
TWE	America/Nome	Taylor	Taylor Airport	65.6740	-164.7999
TWF	America/Boise	Twin Falls	Twin Falls Airport	42.4818	-114.4877
TWH	America/Los_Angeles	Avalon	Two Harbors Amphibious Terminal Seaplane Base	33.4323	-118.5090
TWT	Asia/Manila	Bongao	Sanga Sanga Airport	5.0470	119.7430
TWU	Asia/Kuching	Tawau	Tawau Airport	4.3134	118.1219
TWZ	Pacific/Auckland	Mount Cook Village	Pukaki Airport	-44.2404	170.1188
TXC	Europe/Minsk	Orsha	Orsha Airport	54.4398	30.2961
TXE	Asia/Jakarta	Takengon	Takengon Rembele Airport	4.7208	96.8494
TXF	America/Bahia	Teixeira de Freitas	Teixeira de Freitas Airport	-17.5247	-39.6698
TXG	Asia/Taipei	Taichung	Shuinan Airport		
TXK	America/Chicago	Texarkana	Texarkana Regional Airport	33.4537	-93.9910
TXL	Europe/Berlin	Berlin	Berlin Tegel Airport	52.5597	13.2877
TXM	Asia/Jayapura	Teminabuan	Teminabuan Airport	-1.4500	132.0000
TXN	Asia/Shanghai	Huangshan	Huangshan Tunxi International Airport	29.7305	118.2535
TXR	Australia/Brisbane	Tanbar Station	Tanbar Airport	-25.8470	141.9280
TXU	Africa/Abidjan	Tabou	Tabou	4.4330	-7.3670
TYA	Europe/Moscow	Tula	Tula Klokovo Air Base	54.2390	37.6033
TYB	Australia/Sydney	Tibooburra	Tibooburra Airport	-29.4511	142.0578
TYC	Asia/Shanghai	Taiyuan	Taiyuan Yaocheng Airport	37.5043	112.4242
TYD	Asia/Yakutsk	Tynda	Tynda Airport	55.2800	124.7000
TYE	America/Anchorage	Tyonek	Tyonek Airport	61.0300	-151.3000
TYF	Europe/Stockholm	Torsby	Torsby Airport	60.1544	12.9963
TYL	America/Lima	Talara	Cap. FAP Víctor Montes Arias Airport	-4.5766	-81.2541
TYM	America/Nassau	Staniel Cay	Staniel Cay Airport	24.1694	-76.4392
TYN	Asia/Shanghai	Taiyuan	Taiyuan Wusu International Airport	37.7469	112.6284
TYR	America/Chicago	Tyler	Tyler Pounds Field	32.3541	-95.4024
TYS	America/New_York	Knoxville	McGhee Tyson Airport	35.8067	-83.9912
TYZ	America/Phoenix	Taylor	Taylor Airport	34.4700	-110.1000
TZA	America/Belize	Belize City	Belize City Municipal Airport	17.5157	-88.1949
TZC	America/Detroit	Caro	Caro, Tuscola Area Airport	43.4586	-83.4453
TZL	Europe/Sarajevo	Tuzla	Tuzla International Airport	44.4587	18.7248
TZM	America/Merida	Tizimín	Cupul National Airport	21.1546	-88.1710
TZN	America/Nassau	South Andros	South Andros Airport	24.1575	-77.5836
TZX	Europe/Istanbul	Trabzon	Trabzon Airport	40.9951	39.7897
UAB	Europe/Istanbul	Adana	Incirlik Air Base	36.9990	35.4204
UAC	America/Hermosillo	San Luis Río Colorado	San Luis Río Colorado Airport	32.4453	-114.7980
UAH	Pacific/Marquesas	Ua Huka	Ua Huka Airport	-8.9360	-139.5549
UAI	Asia/Dili	Suai	Suai Airport	-9.3042	125.2869
UAK	America/Nuuk	Narsarsuaq	Narsarsuaq Airport	61.1605	-45.4260
UAL	Africa/Luanda	Luau	Luau Airport		
UAM	Pacific/Guam	Guam	USAF Andersen Air Force Base	13.5840	144.9300
UAP	Pacific/Marquesas	Ua Pou Island	Ua Pou Airport	-9.3517	-140.0780
UAQ	America/Argentina/San_Juan	San Juan	Domingo Faustino Sarmiento Airport	-31.5715	-68.4182
UAR	Africa/Casablanca	Bouarfa	Bouarfa Interntional Airport	32.5338	-1.9621
UAS	Africa/Nairobi	Samburu Game Reserve	Samburu South Airport	0.5333	37.5331
UAX	America/Guatemala	Uaxactún	Uaxactun Airport	17.3939	-89.6327
UBA	America/Sao_Paulo	Uberaba	Uberaba	-19.7650	-47.9648
UBJ	Asia/Tokyo	Ube	Yamaguchi Ube Airport	33.9300	131.2786
UBN	Asia/Ulaanbaatar	Ulan Bator	New Ulaanbaatar International Airport	47.6499	106.8188
UBP	Asia/Bangkok	Ubon Ratchathani	Ubon Ratchathani Airport	15.2513	104.8702
UBR	Asia/Jayapura	Ubrub	Ubrub Airport	-3.6670	140.9000
UBS	America/Chicago	Columbus	Columbus-Lowndes County Airport	33.4645	-88.3824
UBT	America/Sao_Paulo	Ubatuba	Ubatuba Airport	-23.4400	-45.0718
UBU	Australia/Perth	Kalumburu	Kalumburu Airport	-14.2852	126.6361
UCA	America/New_York	Utica	Oneida County Airport		
UCB	Asia/Shanghai	Ulanqab	Ulanqab Airport	41.1298	113.1080
UCC	America/Los_Angeles	Mercury	Yucca Airstrip	36.9297	-116.0083
UCN	Africa/Monrovia	Buchanan	Buchanan Airport	5.9041	-10.0577
UCT	Europe/Moscow	Ukhta	Ukhta Airport	63.5700	53.8000
UCY	America/Chicago	Union City	Everett-Stewart Regional Airport	36.3826	-88.9829
UCZ	America/Lima	Uchiza	Uchiza Airport		
UDA	Australia/Brisbane	Undara Volcanic National Park	Undara Airport	-18.1910	144.6110
UDD	America/Los_Angeles	Palm Springs	Bermuda Dunes Airport	33.7300	-116.3000
UDE	Europe/Amsterdam	Uden	Volkel Airport	51.6500	5.7000
UDI	America/Sao_Paulo	Uberlândia	Uberlândia–Ten. Cel. Av. César Bombonato Airport	-18.8828	-48.2256
UDJ	Europe/Kyiv	Uzhhorod	Uzhhorod International Airport	48.6343	22.2634
UDN	Europe/Rome	Udine	Udine-Campoformido Airport	46.0300	13.1800
UDR	Asia/Kolkata	Udaipur	Maharana Pratap international Airport	24.6178	73.8966
UEE	Australia/Hobart	Queenstown	Queenstown Airport	-42.0000	145.5000
UEL	Africa/Maputo	Quelimane	Quelimane Airport	-17.8555	36.8691
UEN	Asia/Yekaterinburg	Urengoy	Urengoy	65.9667	78.3667
UEO	Asia/Tokyo	Kumejima	Kumejima Airport	26.3635	126.7138
UES	America/Chicago	Waukesha	Waukesha County Airport	43.0200	-88.2000
UET	Asia/Karachi	Quetta	Quetta International Airport	30.2514	66.9378
UFA	Asia/Yekaterinburg	Ufa	Ufa International Airport	54.5637	55.8804
UGA	Asia/Ulaanbaatar	Bulgan	Bulgan Airport	48.8550	103.4760
UGB	America/Anchorage	Pilot Point	Ugashik Bay Airport	57.4300	-157.8000
UGC	Asia/Samarkand	Urganch	Urgench International Airport	41.5843	60.6417
UGI	America/Anchorage	Uganik Island	San Juan Uganik Seaplane Base	57.7304	-153.3214
UGL	Antarctica/Rothera	Union Glacier	Union Glacier Blue-Ice Runway	-79.7768	-83.3185
UGN	America/Chicago	Waukegan	Waukegan Regional Airport	42.4187	-87.8679
UGO	Africa/Luanda	Uíge	Manuel Quarta Mpunza Airport		
UGS	America/Anchorage	Ugashik	Ugashik Airport	57.5300	-157.4000
UHE	Europe/Prague	Uherské Hradiště	Kunovice Airport	49.0294	17.4397
UHS	Asia/Sakhalin	Aleksandrovsk-Sakhalinskiy	Aleksandrovsk Sakhalinskiy	50.8767	142.1758
UHT	Asia/Riyadh	Umluj	Ummahat Water Aerodrome		
UIB	America/Bogota	Quibdó	El Caraño Airport	5.6908	-76.6412
UIH	Asia/Ho_Chi_Minh	Qui Nhon	Phu Cat Airport	13.9550	109.0420
UII	America/Tegucigalpa	Utila	Utila Airport	16.0800	-86.8800
UIK	Asia/Irkutsk	Ust’-Ilimsk	Ust-Ilimsk Airport	58.1361	102.5650
UIL	America/Los_Angeles	Quillayute	Quillayute Airport	47.9500	-124.6000
UIN	America/Chicago	Quincy	Quincy Regional Airport	39.9377	-91.1940
UIO	America/Guayaquil	Quito	Mariscal Sucre International Airport	-0.1196	-78.3552
UIP	Europe/Paris	Quimper	Quimper-Pluguffan	47.9750	-4.1678
UIR	Australia/Sydney	Quirindi	Quirindi Airport	-31.4906	150.5139
UIT	Pacific/Majuro	Jaluit	Jaluit Airport	5.9094	169.6370
UIZ	America/Detroit	Macomb County	Utica Berz-Macomb Airport		
UJN	Asia/Seoul	Uljin-gun	Uljin Airport	36.7770	129.4618
UJU	Asia/Pyongyang	Uiju County	Uiju Airport	40.1536	124.4997
UKA	Africa/Nairobi	Ukunda	Ukunda Airstrip	-4.2933	39.5711
UKB	Asia/Tokyo	Osaka	Kobe Airport	34.6800	135.2000
UKE	Asia/Kolkata	Utkela	Utkela Airport	20.0946	83.1810
UKG	Asia/Vladivostok	Ust-Kuyga	Ust-Kuyga Airport	70.0112	135.6467
UKH	Asia/Muscat	Mukhaizna	Mukhaizna Airport	19.3872	56.4005
UKI	America/Los_Angeles	Ukiah	Ukiah Municipal Airport	39.1260	-123.2009
UKK	Asia/Almaty	Ust-Kamenogorsk	Oskemen Airport	50.0366	82.4942
UKS	Europe/Simferopol	Sevastopol	Sevastopol International Airport	44.6890	33.5710
UKT	America/New_York	Quakertown	Quakertown Airport	40.4300	-75.3300
UKU	Pacific/Port_Moresby	Nuku	Nuku Airport	-3.6830	142.5000
UKX	Asia/Irkutsk	Ust’-Kut	Ust-Kut Airport	56.8567	105.7300
ULA	America/Argentina/Rio_Gallegos	Puerto San Julián	Capitán José Daniel Vazquez Airport	-49.3068	-67.8026
ULB	Pacific/Efate	Ulei	Ulei Airport	-16.3292	168.3004
ULC	America/Santiago	Santiago	Los Cerrillos Airport		
ULD	Africa/Johannesburg	Ulundi	Prince Mangosuthu Buthelez Airport	-28.3160	31.4180
ULE	Pacific/Port_Moresby	Sule	Sule Airport	-4.9670	151.3000
ULG	Asia/Hovd	Ölgii	Ölgii Airport	48.9939	89.9218
ULH	Asia/Riyadh	AlUla	Prince Abdul Majeed bin Abdulaziz Domestic Airport	26.4897	38.1053
ULK	Asia/Yakutsk	Lensk	Lensk Airport	60.7225	114.8228
ULM	America/Chicago	New Ulm	New Ulm Municipal Airport	44.3200	-94.5000
ULN	Asia/Ulaanbaatar	Ulan Bator	Buyant-Ukhaa International Airport	47.8431	106.7666
ULO	Asia/Hovd	Ulaangom	Ulaangom Airport	49.9700	92.0300
ULP	Australia/Brisbane	Quilpie	Quilpie Airport	-26.6122	144.2528
ULU	Africa/Kampala	Gulu	Gulu Airport	2.8056	32.2718
ULV	Europe/Ulyanovsk	Ulyanovsk	Ulyanovsk Baratayevka Airport	54.2756	48.2429
ULX	Africa/Johannesburg	Ulusaba Game Park	Ulusaba Airport	-24.7854	31.3549
ULY	Europe/Ulyanovsk	Ulyanovsk	Ulyanovsk Vostochny Airport	54.4010	48.8027
ULZ	Asia/Ulaanbaatar	Uliastay	Donoi Airport		
UMA	America/Havana	Maisí	Punta de Maisi Airport	20.2423	-74.1481
UME	Europe/Stockholm	Umeå	Umeå Airport	63.7918	20.2828
UMM	America/Anchorage	Summit	Summit Airport	63.3300	-149.1000
UMR	Australia/Adelaide	Woomera	RAAF Woomera Airfield	-31.1486	136.8123
UMS	Asia/Yakutsk	Ust-Maya	Ust-Maya Airport	60.3639	134.4488
UMT	America/Anchorage	Umiat	Umiat Airport	69.3700	-152.1000
UMU	America/Sao_Paulo	Umuarama	Umuarama Airport	-23.7500	-53.3300
UMY	Europe/Kyiv	Sumy	Sumy Airport	50.9300	34.7800
UMZ	America/Chicago	Mena	Mena Intermountain Municipal Airport	34.5484	-94.2080
UNA	America/Bahia	Una	Una-Comandatuba Airport	-15.3574	-38.9982
UND	Asia/Kabul	Kunduz	Kunduz Airport	36.6652	68.9109
UNE	Africa/Maseru	Qacha’s Nek	Qacha's Nek Airport		
UNG	Pacific/Port_Moresby	Kiunga	Kiunga Airport	-6.1257	141.2820
UNI	America/St_Vincent	Union Island	Union Island Airport		
UNK	America/Anchorage	Unalakleet	Unalakleet Airport	63.8800	-160.8000
UNN	Asia/Bangkok	Ranong	Ranong Airport	9.7776	98.5855
UNT	Europe/London	Unst	Unst Baltasound	60.7500	-0.8500
UNU	America/Chicago	Juneau	Dodge County Airport	43.4000	-88.7000
UOA	Pacific/Tahiti	Moruroa	Moruroa Airport	-21.8100	-138.8098
UOL	Asia/Makassar	Kabupaten Buol	Pogogul Airport	1.1022	121.4136
UOS	America/Chicago	Sewanee	Franklin County Airport	35.0700	-85.9200
UOX	America/Chicago	Oxford	University-Oxford Airport	34.3843	-89.5368
UPA	America/Havana	Punta Alegre	Punta Alegre Airport		
UPB	America/Havana	Havana	Playa Baracoa Airport	23.0325	-82.5794
UPG	Asia/Makassar	Makassar	Sultan Hasanuddin International Airport	-5.0767	119.5489
UPL	America/Costa_Rica	Upala	Upala Airport	10.7800	-85.0300
UPN	America/Mexico_City	Uruapan	Lic. y Gen. Ignacio López Rayón International Airport	19.3967	-102.0391
UPP	Pacific/Honolulu	Hāwī	Upolu Airport	20.2650	-155.8579
UPV	Europe/London	Upavon	RAF Upavon	51.2861	-1.7812
UQE	America/Anchorage	Queen	Queen Airport		
URA	Asia/Oral	Oral	Oral Ak Zhol Airport	51.1508	51.5431
URC	Asia/Shanghai	Ürümqi	Ürümqi Diwopu International Airport	43.9071	87.4742
URD	Europe/Berlin	Ebermannstadt	Burg Feuerstein Airport	49.7940	11.1308
URE	Europe/Tallinn	Kuressaare	Kuressaare Airport	58.2299	22.5095
URG	America/Sao_Paulo	Uruguaiana	Uruguaiana Aeroporto	-29.7822	-57.0382
URI	America/Bogota	Uribe	Uribe	3.2370	-74.3470
URJ	Asia/Yekaterinburg	Uray	Uray Airport	60.1200	64.8300
URN	Asia/Kabul	Urgun	Urgun Airport	32.9322	69.1564
URO	Europe/Paris	Rouen	Rouen Airport	49.3842	1.1748
URR	America/Bogota	Urrao	Urrao Airport	6.3330	-76.1800
URS	Europe/Moscow	Kursk	Kursk East Airport	51.7506	36.2956
URT	Asia/Bangkok	Surat Thani	Surat Thani Airport	9.1326	99.1356
URY	Asia/Riyadh	Qurayyat	Gurayat Domestic Airport	31.4128	37.2739
USA	America/New_York	Concord	Concord-Padgett Regional Airport	35.3856	-80.7110
USC	America/New_York	Union	Union County Airport - Troy Shelton Field	34.6853	-81.6416
USH	America/Argentina/Ushuaia	Ushuaia	Ushuaia Aerodrome	-54.8227	-68.3043
USI	America/Guyana	Mabaruma	Mabaruma Airport	8.2000	-59.8000
USJ	Asia/Almaty	Usharal	Usharal Airport	46.1907	80.8310
USK	Europe/Moscow	Usinsk	Usinsk Airport	65.9500	57.4000
USM	Asia/Bangkok	Ko Samui Island	Koh Samui Airport	9.5467	100.0621
USN	Asia/Seoul	Ulsan	Ulsan Airport	35.5935	129.3517
USQ	Europe/Istanbul	Uşak	Uşak Airport	38.6815	29.4717
USR	Asia/Vladivostok	Ust-Nera	Ust-Nera Airport	64.5493	143.1108
USS	America/Havana	Sancti Spíritus	Sancti Spíritus Airport	21.9680	-79.4439
UST	America/New_York	Saint Augustine	Northeast Florida Regional Airport	29.9578	-81.3420
USU	Asia/Manila	Busuanga	Francisco B. Reyes Airport	12.0800	120.1000
UTA	Africa/Harare	Mutare	Mutare Airport	-18.9975	32.6272
UTB	Australia/Brisbane	Muttaburra	Muttaburra Airport	-22.7500	144.6000
UTC	Europe/Amsterdam	Utrecht	Soesterberg Air Base	52.1273	5.2762
UTE	Africa/Johannesburg	Butterworth	Butterworth Airport		
UTG	Africa/Maseru	Quthing	Quthing Airport	-30.5000	27.6000
UTH	Asia/Bangkok	Udon Thani	Udon Thani International Airport	17.3864	102.7883
UTI	Europe/Helsinki	Utti	Utti Airport	60.8964	26.9383
UTK	Pacific/Kwajalein	Utrik	Utrik Airfield	11.2226	169.8543
UTM	America/Chicago	Tunica	Tunica Municipal Airport	34.6800	-90.3500
UTN	Africa/Johannesburg	Upington	Upington Airport	-28.3991	21.2602
UTO	America/Anchorage	Utopia Creek	Indian Mountain LRRS Airport	65.9934	-153.6963
UTP	Asia/Bangkok	U-Tapao	U-Tapao International Airport	12.6799	101.0050
UTR	Asia/Bangkok	Uttaradit	Uttaradit Airport	17.6167	100.1000
UTS	Europe/Moscow	Ust-Tsilma	Ust-Tsilma Airport	65.4333	52.1991
UTT	Africa/Johannesburg	Mthatha	Mthatha Airport	-31.5479	28.6743
UTU	America/Panama	Ustupo	Ustupo Airport		
UTW	Africa/Johannesburg	Queenstown	Queenstown Airport	-31.9202	26.8822
UUD	Asia/Irkutsk	Ulan-Ude	Ulan-Ude Airport	51.8078	107.4376
UUK	America/Anchorage	Kuparuk	Ugnu-Kuparuk Airport		
UUN	Asia/Ulaanbaatar	Baruun-Urt	Baruun Urt Airport	46.6603	113.2850
UUS	Asia/Sakhalin	Yuzhno-Sakhalinsk	Yuzhno-Sakhalinsk Airport	46.8887	142.7175
UUU	Pacific/Port_Moresby	Manumu	Manumu Airport		
UVA	America/Chicago	Uvalde	Garner Field Airport	29.2000	-99.7300
UVE	Pacific/Noumea	Ouvéa	Ouvéa Ouloup Airport	-20.6406	166.5728
UVF	America/St_Lucia	Saint Lucia Island	Hewanorra International Airport	13.7332	-60.9526
UVI	America/Sao_Paulo	União da Vitória	União da Vitória Airport	-26.2334	-51.0678
UWA	America/New_York	Ware	Ware Airport	42.2829	-72.2154
UYL	Africa/Khartoum	Nyala	Nyala Airport	12.0540	24.9560
UYN	Asia/Shanghai	Yulinshi	Yulin Airport	38.2692	109.7310
UYU	America/La_Paz	Uyuni	Uyuni Airport	-20.4499	-66.8421
UZM	America/Cambridge_Bay	Hope Bay	Hope Bay Airport	68.1639	-106.6140
UZR	Asia/Almaty	Urzhar	Urzhar Airport	47.0895	81.6590
UZU	America/Argentina/Cordoba	Curuzú Cuatiá	Curuzú Cuatiá Airport	-29.7706	-57.9789
VAA	Europe/Helsinki	Vaasa	Vaasa Airport	63.0506	21.7622
VAC	Europe/Berlin	Varrelbusch	Varrelbusch Airport	52.9200	8.0500
VAD	America/New_York	Valdosta	Moody Air Force Base	30.9678	-83.1930
VAF	Europe/Paris	Valence	Valence-Chabeuil Airport	44.9160	4.9690
VAG	America/Sao_Paulo	Varginha	Major Brigadeiro Trompowsky Airport	-21.5901	-45.4733
VAH	America/La_Paz	Vallegrande	Capitán Av. Vidal Villagomez Toledo Airport	-18.4800	-64.1000
VAI	Pacific/Port_Moresby	Vanimo	Vanimo Airport	-2.6915	141.3015
VAK	America/Nome	Chevak	Chevak Airport	61.5200	-165.6000
VAL	America/Bahia	Valença	Valença Airport	-13.2965	-38.9924
VAM	Indian/Maldives	Maamingili Island	Villa International Airport	3.4706	72.8358
VAN	Europe/Istanbul	Van	Van Ferit Melen Airport	38.4682	43.3323
VAO	Pacific/Guadalcanal	Suavanao	Suavanao Airport	-7.5670	158.7000
VAQ	Asia/Krasnoyarsk	Vanavara	Vanavara Airport	60.3579	102.3148
VAR	Europe/Sofia	Varna	Varna Airport	43.2321	27.8251
VAS	Europe/Istanbul	Sivas	Sivas Airport	39.8138	36.9035
VAT	Indian/Antananarivo	Vatomandry	Vatomandry Airport	-19.2800	48.8300
VAU	Pacific/Fiji	Vatukoula	Vatukoula Airport	-17.4998	177.8630
VAV	Pacific/Tongatapu	ʻUtu Vavaʻu	Vava'u International Airport	-18.5856	-173.9626
VAW	Europe/Oslo	Vardø	Vardø Airport, Svartnes	70.3554	31.0449
VBA	Asia/Yangon	Ann	Ann Airport	19.7716	94.0265
VBC	Asia/Yangon	Mandalay	Mandalay Chanmyathazi Airport	21.9416	96.0894
VBG	America/Los_Angeles	Lompoc	Vandenberg Air Force Base	34.7373	-120.5843
VBP	Asia/Yangon	Bokpyin	Bokpyin Airport	11.1511	98.7355
VBS	Europe/Rome	Verona	Brescia Airport	45.4289	10.3306
VBV	Pacific/Fiji	Vanuabalavu Island	Vanuabalavu Airport	-17.2448	-178.9591
VBY	Europe/Stockholm	Visby	Visby Airport	57.6628	18.3462
VCA	Asia/Ho_Chi_Minh	Cần Thơ	Can Tho International Airport	10.0851	105.7120
VCC	America/Sao_Paulo	Vacaria	Vacaria Airport	-28.4292	-51.0238
VCD	Australia/Darwin	Victoria River Downs	Victoria River Downs Airport	-16.4021	131.0050
VCE	Europe/Rome	Venice	Venice Marco Polo Airport	45.5049	12.3414
VCF	America/Argentina/Salta	Valcheta	Valcheta Airport	-40.7000	-66.1500
VCH	America/Montevideo	Vichadero	Vichadero Airport		
VCL	Asia/Ho_Chi_Minh	Chu Lai	Chu Lai International Airport	15.4055	108.7059
VCP	America/Sao_Paulo	São Paulo	Viracopos International Airport	-23.0074	-47.1345
VCR	America/Caracas	Carora	Carora Airport	10.1756	-70.0652
VCS	Asia/Ho_Chi_Minh	Côn Sơn Island	Con Dao Airport	8.7318	106.6330
VCT	America/Chicago	Victoria	Victoria Regional Airport	28.8526	-96.9185
VCV	America/Los_Angeles	Victorville	Southern California Logistics Airport	34.5870	-117.3744
VDA	Asia/Jerusalem	Ovda	Ovda Airport	29.9402	34.9359
VDB	Europe/Oslo	Fagernes	Fagernes Airport, Leirin	61.0156	9.2881
VDC	America/Bahia	Vitória da Conquista	Pedro Otacílio Figueiredo Airport	-14.8628	-40.8631
VDE	Atlantic/Canary	Valverde	El Hierro Airport	27.8148	-17.8871
VDH	Asia/Ho_Chi_Minh	Đồng Hới	Dong Hoi Airport	17.5150	106.5906
VDI	America/New_York	Vidalia	Vidalia Regional Airport	32.1951	-82.3675
VDM	America/Argentina/Salta	Viedma	Gobernador Edgardo Castello Airport	-40.8692	-63.0004
VDO	Asia/Ho_Chi_Minh	Cẩm Phả	Van Don International Airport	21.1151	107.4202
VDP	America/Caracas	Valle de La Pascua	Valle de la Pascua	9.2220	-65.9930
VDR	America/Argentina/Cordoba	Villa Dolores	Villa Dolores Aerodrome	-31.9452	-65.1463
VDS	Europe/Oslo	Vadsø	Vadsø Airport	70.0648	29.8399
VDU	America/Chicago	Refugio	Mellon Ranch Airport	28.2808	-97.2114
VDZ	America/Anchorage	Valdez	Valdez Airport	61.1339	-146.2483
VEE	America/Anchorage	Venetie	Venetie Airport	67.0200	-146.4000
VEG	America/Guyana	Maikwak	Maikwak Airport		
VEL	America/Denver	Vernal	Vernal Regional Airport	40.4389	-109.5110
VEO	Asia/Krasnoyarsk	Severo-Yeniseyskiy	Severo-Eniseysk Airport	60.3736	93.0122
VER	America/Mexico_City	Veracruz	General Heriberto Jara International Airport	19.1459	-96.1873
VEY	Atlantic/Reykjavik	Vestmannaeyjar	Vestmannaeyjar Airport	63.4243	-20.2789
VFA	Africa/Harare	Victoria Falls	Victoria Falls Airport	-18.0959	25.8390
VGA	Asia/Kolkata	Vijayawada	Vijayawada Airport	16.5304	80.7969
VGD	Europe/Moscow	Vologda	Vologda Airport	59.2833	39.9416
VGN	Asia/Manila	Vigan	Vigan Mindoro Airport		
VGO	Europe/Madrid	Vigo	Vigo-Peinador Airport	42.2318	-8.6268
VGS	America/Argentina/Buenos_Aires	General Villegas	General Villegas Airport	-35.0300	-63.0200
VGT	America/Los_Angeles	Las Vegas	North Las Vegas Air Terminal	36.2200	-115.2000
VGZ	America/Bogota	Villa Garzón	Villa Garzón Airport	0.9824	-76.6055
VHC	Africa/Luanda	Saurimo	Saurimo Airport	-9.6891	20.4319
VHM	Europe/Stockholm	Vilhelmina	South Lapland Airport	64.5791	16.8343
VHN	America/Chicago	Van Horn	Culberson County Airport	31.0300	-104.8000
VHV	Asia/Yakutsk	Verkhnevilyuysk	Verkhnevilyuysk Airport	63.4592	120.2764
VHY	Europe/Paris	Vichy	Vichy - Charmeil Airport	46.1697	3.4037
VHZ	Pacific/Tahiti	Vahitahi Atoll	Vahitahi Airport		
VIA	America/Sao_Paulo	Videira	Videira Airport	-27.0000	-51.1300
VIC	Europe/Rome	Vicenza	Vicenza Airport	45.5734	11.5296
VIE	Europe/Vienna	Vienna	Vienna International Airport	48.1221	16.5575
VIG	America/Caracas	El Vigía	Juan Pablo Pérez Alfonso Airport	8.6241	-71.6728
VIH	America/Chicago	Vichy	Rolla National Airport	38.1315	-91.7720
VII	Asia/Bangkok	Vinh	Vinh Airport	18.7376	105.6708
VIJ	America/Tortola	Virgin Gorda	Virgin Gorda Airport	18.4459	-64.4282
VIK	America/Anchorage	Kavik	Kavik Airstrip		
VIL	Africa/Casablanca	Dakhla	Dakhla Airport	23.7183	-15.9320
VIN	Europe/Kyiv	Vinnytsya	Havryshivka International Airport	49.2399	28.6140
VIP	Europe/Zurich	Payerne	Payerne Airport	46.8432	6.9151
VIQ	Asia/Dili	Viqueque	Viqueque Airport	-8.8838	126.3730
VIR	Africa/Johannesburg	Durban	Virginia Aerodrome	-29.7706	31.0584
VIS	America/Los_Angeles	Visalia	Visalia Municipal Airport	36.3186	-119.3937
VIT	Europe/Madrid	Gasteiz / Vitoria	Vitoria Airport	42.8828	-2.7245
VIV	Pacific/Port_Moresby	Vivigani	Vivigani Airport	-9.3000	150.3000
VIX	America/Sao_Paulo	Vitória	Eurico de Aguiar Salles Airport	-20.2581	-40.2864
VIY	Europe/Paris	Paris	Vélizy – Villacoublay Air Base	48.7744	2.2015
VJI	America/New_York	Abingdon	Virginia Highlands Airport	36.6850	-82.0342
VKG	Asia/Ho_Chi_Minh	Rạch Giá	Rach Gia Airport	9.9580	105.1324
VKO	Europe/Moscow	Moscow	Vnukovo International Airport	55.5915	37.2615
VKS	America/Chicago	Vicksburg	Vicksburg Municipal Airport	32.2300	-90.9300
VKT	Europe/Moscow	Vorkuta	Vorkuta Airport	67.4800	63.9800
VKV	Europe/Moscow	Arkhangel’sk	Vaskovo Airport	64.4411	40.4254
VKW	America/Anchorage	Kavik River	West Kavik River Airport		
VLA	America/Chicago	Vandalia	Vandalia Municipal Airport	38.9880	-89.1659
VLC	Europe/Madrid	Valencia	Valencia Airport	39.4893	-0.4816
VLD	America/New_York	Valdosta	Valdosta Regional Airport	30.7825	-83.2767
VLE	America/Phoenix	Grand Canyon	Valle Airport	35.6506	-112.1433
VLG	America/Argentina/Buenos_Aires	Villa Gesell	Villa Gesell Airport	-37.2354	-57.0292
VLI	Pacific/Efate	Port-Vila	Port Vila - Bauerfield International Airport	-17.6993	168.3198
VLK	Europe/Moscow	Volgodonsk	Volgodonsk Airport	47.6800	42.0800
VLL	Europe/Madrid	Valladolid	Valladolid Airport	41.7061	-4.8519
VLM	America/La_Paz	Villamontes	Villamontes	-21.2500	-63.5000
VLN	America/Caracas	Valencia	Arturo Michelena International Airport	10.1496	-67.9294
VLP	America/Cuiaba	Vila Rica	Vila Rica Airport	-9.9806	-51.1395
VLR	America/Santiago	Vallenar	Vallenar	-28.5964	-70.7560
VLS	Pacific/Efate	Valesdir	Valesdir Airport	-16.8000	168.2000
VLU	Europe/Moscow	Velikiye Luki	Velikie Luki	56.3800	30.6200
VLV	America/Caracas	Valera	Valera Airport	9.3408	-70.5841
VLY	Europe/London	Anglesey	Royal Air Force Valley	53.2481	-4.5353
VME	America/Argentina/San_Luis	Villa Mercedes	Villa Reynolds Airport	-33.7251	-65.3781
VMU	Pacific/Port_Moresby	Baimuru	Baimuru Airport	-7.4969	144.8199
VNA	Asia/Vientiane	Salavan	Saravane	15.7100	106.4120
VNC	America/New_York	Venice	Venice Municipal Airport	27.0744	-82.4411
VND	Indian/Antananarivo	Vangaindrano	Vangaindrano Airport	-23.3495	47.5825
VNE	Europe/Paris	Vannes	Vannes-Meucon Airport	47.7190	-2.7230
VNG	Asia/Vientiane	Viengxay	Viengxay		
VNO	Europe/Vilnius	Vilnius	Vilnius International Airport	54.6341	25.2858
VNR	Australia/Brisbane	Vanrook	Vanrook Station Airport	-16.9618	141.9524
VNS	Asia/Kolkata	Varanasi	Lal Bahadur Shastri Airport	25.4524	82.8593
VNT	Europe/Riga	Ventspils	Ventspils International Airport	57.3578	21.5442
VNX	Africa/Maputo	Vilankulo	Vilanculos Airport	-22.0178	35.3122
VNY	America/Los_Angeles	Los Angeles	Van Nuys Airport	34.2000	-118.5000
VOD	Europe/Prague	Prague	Vodochody Airport	50.2164	14.3950
VOG	Europe/Volgograd	Volgograd	Volgograd International Airport	48.7825	44.3455
VOI	Africa/Monrovia	Voinjama	Voinjama Airport	8.4170	-9.7500
VOK	America/Chicago	Camp Douglas	Volk / Camp Douglas	43.9200	-90.2700
VOL	Europe/Athens	Volos	Nea Anchialos National Airport	39.2196	22.7943
VOT	America/Sao_Paulo	Votuporanga	Votuporanga Airport	-20.4000	-49.9800
VOZ	Europe/Moscow	Voronezh	Voronezh International Airport	51.8142	39.2296
VPE	Africa/Luanda	Ondjiva	Ngjiva Pereira Airport	-17.0500	15.6000
VPG	Africa/Nairobi	Vipingo	Vipingo Airport	-3.8103	39.7972
VPN	Atlantic/Reykjavik	Vopnafjörður	Vopnafjörður Airport	65.7206	-14.8506
VPS	America/Chicago	Destin	Destin–Fort Walton Beach Airport	30.4962	-86.5494
VPY	Africa/Maputo	Chimoio	Chimoio	-19.1513	33.4290
VPZ	America/Chicago	Valparaiso	Porter County Regional Airport	41.4540	-87.0071
VQQ	America/New_York	Jacksonville	Cecil Airport	30.2186	-81.8767
VQS	America/Puerto_Rico	Vieques Island	Antonio Rivera Rodríguez Airport	18.1348	-65.4904
VRA	America/Havana	Varadero	Juan Gualberto Gómez International Airport	23.0344	-81.4353
VRB	America/New_York	Vero Beach	Vero Beach Municipal Airport	27.6556	-80.4179
VRC	Asia/Manila	Virac	Virac Airstrip	13.5764	124.2057
VRE	Africa/Johannesburg	Vredendal	Vredendal	-31.6410	18.5448
VRI	Europe/Moscow	Varandey	Varandey Airport	68.8480	58.1987
VRK	Europe/Helsinki	Varkaus	Varkaus Airport	62.1711	27.8686
VRL	Europe/Lisbon	Vila Real	Vila Real Airport	41.2743	-7.7205
VRN	Europe/Rome	Verona	Verona Villafranca Airport	45.3957	10.8885
VRO	America/Havana	Varadero	Kawama Airport	23.1237	-81.3016
VRS	America/Chicago	Versailles	Roy Otten Memorial Airfield	38.4287	-92.8734
VRU	Africa/Johannesburg	Vryburg	Vryburg Airport	-26.9815	24.7294
VRZ	America/Sao_Paulo	Lavras	Aeroporto Regional de Lavras	-21.2399	-44.9648
VSA	America/Merida	Villahermosa	Carlos Rovirosa Pérez International Airport	17.9970	-92.8174
VSE	Europe/Lisbon	Viseu	Viseu Airport	40.7255	-7.8890
VSF	America/New_York	Springfield	Hartness State Airport		
VSG	Europe/Kyiv	Luhansk	Luhansk International Airport	48.4215	39.3729
VSK	America/Los_Angeles	Kennewick	Vista Field		
VST	Europe/Stockholm	Stockholm	Stockholm-Västerås Airport	59.5894	16.6336
VSV	Asia/Kolkata	Shravasti	Shravasti Airport	27.5020	82.0268
VTB	Europe/Minsk	Vitebsk	Vitebsk Vostochny Airport	55.1265	30.3496
VTE	Asia/Vientiane	Vientiane	Wattay International Airport	17.9883	102.5633
VTF	Pacific/Fiji	Vatulele Island	Vatulele Airport	-18.5115	177.6376
VTG	Asia/Ho_Chi_Minh	Vũng Tàu	Vung Tau Airport	10.3703	107.0933
VTL	Europe/Paris	Vittel	Vittel Champ De Course Airport	48.2000	5.9500
VTN	America/Chicago	Valentine	Miller Field	42.8500	-100.6000
VTU	America/Havana	Las Tunas	Hermanos Ameijeiras Airport	20.9876	-76.9358
VTZ	Asia/Kolkata	Visakhapatnam	Alluri Sitarama Raju International Airport		
VUP	America/Bogota	Valledupar	Valledupar / Alfonso Lopez	10.4350	-73.2495
VUS	Europe/Moscow	Velikiy Ustyug	Velikiy Ustyug Airport	60.7883	46.2600
VUU	Africa/Blantyre	Liwonde	Liwonde Mvuu Camp Airport		
VVC	America/Bogota	Villavicencio	Villavicencio / Vanguardia	4.1679	-73.6138
VVI	America/La_Paz	Santa Cruz de la Sierra	Viru Viru International Airport	-17.6448	-63.1354
VVN	America/Lima	Malvinas	Las Malvinas/Echarate Airport	-11.8547	-72.9397
VVO	Asia/Vladivostok	Vladivostok	Vladivostok International Airport	43.3990	132.1480
VVZ	Africa/Algiers	Illizi	Takhamalt - Ibrahim Ghouma Airport		
VXC	Africa/Maputo	Lichinga	Lichinga	-13.2740	35.2663
VXE	Atlantic/Cape_Verde	São Vicente	Cesária Évora Airport	16.8333	-25.0555
VXO	Europe/Stockholm	Växjö	Växjö Småland Airport	56.9291	14.7280
VYD	Africa/Johannesburg	Vryheid	Vryheid Airport	-27.7800	30.8000
VYI	Asia/Yakutsk	Vilyuysk	Vilyuysk Airport	63.7562	121.6941
VYS	America/Chicago	Peru	Illinois Valley Regional Airport-Walter A Duncan Field	41.3525	-89.1504
WAA	America/Nome	Wales	Wales Airport	65.6700	-168.1000
WAD	Indian/Antananarivo	Andriamena	Andriamena Airport	-17.4508	47.5129
WAE	Asia/Riyadh	Wadi ad-Dawasir	Wadi al-Dawasir Domestic Airport	20.5043	45.1996
WAG	Pacific/Auckland	Whanganui	Wanganui Airport	-39.9626	175.0229
WAH	America/Chicago	Wahpeton	Breckenridge-Wahpeton Interstate Airport	46.2463	-96.6067
WAI	Indian/Antananarivo	Antsohihy	Ambalabe Airport	-14.8985	47.9939
WAK	Indian/Antananarivo	Ankazoabo	Ankazoabo Airport	-22.2956	44.5305
WAL	America/New_York	Chincoteague	Wallops Flight Facility	37.9407	-75.4674
WAM	Indian/Antananarivo	Ambatondrazaka	Ambatondrazaka Airport	-17.7949	48.4418
WAP	America/Santiago	Palena	Alto Palena Airport	-43.6119	-71.8061
WAQ	Indian/Antananarivo	Antsalova	Antsalova	-18.7000	44.6200
WAR	Asia/Jayapura	Waris	Waris Airport	-3.2330	141.0000
WAT	Europe/Dublin	Waterford	Waterford Airport	52.1872	-7.0870
WAU	Australia/Darwin	Wauchope	Wauchope Landing Ground		
WAW	Europe/Warsaw	Warsaw	Warsaw Chopin Airport	52.1658	20.9671
WAX	Africa/Tripoli	Zuwarah	Zuwarah Airport		
WAY	America/New_York	Greene County	Greene County Airport		
WAZ	Australia/Brisbane	Warwick	Warwick Airport	-28.1500	152.0000
WBA	Asia/Jayapura	Wahai	Wahai Maluku	-2.8170	129.5000
WBB	America/Nome	Stebbins	Stebbins Airport	63.5000	-162.3000
WBD	Indian/Antananarivo	Befandriana	Befandriana Airport	-15.2241	48.4826
WBE	Indian/Antananarivo	Bealanana	Ankaizina Airport	-14.5419	48.6908
WBG	Europe/Berlin	Schleswig	Schleswig Air Base	54.4593	9.5163
WBI	America/Denver	Boulder	Broker Inn Airport	40.0167	-105.2830
WBM	Pacific/Port_Moresby	Wapenamanda	Wapenamanda Airport	-5.6355	143.8924
WBO	Indian/Antananarivo	Beroroha	Antsoa Airport	-21.6076	45.1360
WBQ	America/Anchorage	Beaver	Beaver Airport	66.3620	-147.4078
WBR	America/Detroit	Big Rapids	Roben-Hood Airport	43.7200	-85.5000
WBU	America/Denver	Boulder	Boulder Municipal Airport	40.0300	-105.2000
WBW	America/New_York	Scranton	Wilkes-Barre Wyoming Valley Airport	41.2972	-75.8527
WCA	America/Santiago	Castro	Gamboa Airport	-42.4885	-73.7750
WCD	Australia/Perth	Carosue Dam Village	Kalgoorlie-Boulder Carosue Dam Airport	-30.1717	122.3253
WCH	America/Santiago	Chaitén	Chaitén Airport		
WCR	America/Anchorage	Chandalar	Chandalar Lake Airport	67.5000	-148.5000
WDB	Asia/Jayapura	Weda	Weda Bay Airport	0.4692	127.9535
WDG	America/Chicago	Enid	Enid Woodring Regional Airport	36.3800	-97.7800
WDH	Africa/Windhoek	Windhoek	Windhoek Hosea Kutako International Airport	-22.4799	17.4709
WDI	Australia/Brisbane	Wondai	Wondai Airport	-26.3200	151.9000
WDN	America/Los_Angeles	Waldron Island	Waldronaire Airport	48.7118	-123.0182
WDR	America/New_York	Winder	Barrow County Airport	33.9829	-83.6702
WDS	Asia/Shanghai	Shiyan	Shiyan Wudangshan Airport	32.5918	110.9077
WDY	America/Anchorage	Kodiak	Kodiak FSS Airport	57.8018	-152.3838
WEA	America/Chicago	Weatherford	Parker County Airport	32.7463	-97.6824
WEF	Asia/Shanghai	Weifang	Weifang Airport	36.6467	119.1190
WEH	Asia/Shanghai	Weihai	Weihai Airport	37.1871	122.2290
WEI	Australia/Brisbane	Weipa	Weipa Airport	-12.6786	141.9253
WEL	Africa/Johannesburg	Welkom	Welkom Airport	-27.9980	26.6696
WEW	Australia/Sydney	Wee Waa	Wee Waa	-30.2300	149.4000
WFB	America/Sitka	Ketchikan	Ketchikan Harbor Seaplane Base	55.3700	-131.7000
WFI	Indian/Antananarivo	Fianarantsoa	Fianarantsoa Airport	-21.4421	47.1108
WFK	America/New_York	Frenchville	Northern Aroostook Regional Airport	47.2853	-68.3120
WGA	Australia/Sydney	Wagga Wagga	Wagga Airport	-35.1653	147.4664
WGC	Asia/Kolkata	Warangal	Warangal Airport	17.9200	79.6000
WGE	Australia/Sydney	Walgett	Walgett Airport	-30.0328	148.1258
WGN	Asia/Shanghai	Wugang	Shaoyang Wugang Airport	26.8035	110.6540
WGO	America/New_York	Winchester	Winchester Regional Airport	39.1432	-78.1470
WGP	Asia/Makassar	Waingapu	Umbu Mehang Kunda Airport	-9.6685	120.3015
WGT	Australia/Melbourne	Wangaratta	Wangaratta Airport	-36.4158	146.3069
WHA	Asia/Shanghai	Wuhu	Wuhu Xuanzhou Airport	31.1061	118.6620
WHF	Africa/Khartoum	Wadi Halfa	Wadi Halfa Airport	21.8002	31.5167
WHH	America/Denver	Boulder	Hiltons Har Hotel Airport		
WHK	Pacific/Auckland	Whakatane	Whakatane Airport	-37.9206	176.9142
WHN	Asia/Shanghai	Wuhan	Wuhan Hannan General Airport	30.2521	114.0553
WHO	Pacific/Auckland	Franz Josef	Franz Josef Aerodrome	-43.3000	170.0000
WHP	America/Los_Angeles	Los Angeles	Whiteman Airport		
WHT	America/Chicago	Wharton	Wharton Regional Airport	29.2542	-96.1542
WHU	Asia/Shanghai	Wuhu	Wuhu Wanli Airport	31.3920	118.4043
WIB	America/Chicago	Vernon	Wilbarger County Airport	34.2264	-99.2806
WIC	Europe/London	Wick	Wick Airport	58.4589	-3.0931
WIE	Europe/Berlin	Wiesbaden	Wiesbaden Airport	50.0498	8.3254
WIK	Pacific/Auckland	Surfdale	Waiheke Reeve Airport	-36.8300	175.1000
WIL	Africa/Nairobi	Nairobi	Nairobi Wilson Airport	-1.3217	36.8148
WIN	Australia/Brisbane	Winton	Winton Airport	-22.3636	143.0856
WIO	Australia/Sydney	Wilcannia	Wilcannia Airport		
WIR	Pacific/Auckland	Wairoa	Wairoa Aerodrome	-39.0122	177.4043
WIU	Pacific/Port_Moresby	Widu	Witu Airport	-4.6895	149.4401
WJA	Pacific/Kwajalein	Woja	Woja Airfield	7.4670	168.6000
WJF	America/Los_Angeles	Lancaster	General Wm J Fox Airfield	34.7330	-118.2199
WJR	Africa/Nairobi	Wajir	Wajir		
WJU	Asia/Seoul	Wŏnju	Wonju Airport	37.4381	127.9604
WKA	Pacific/Auckland	Wanaka	Wanaka Airport	-44.7222	169.2456
WKB	Australia/Melbourne	Warracknabeal	Warracknabeal Airport	-36.3211	142.4190
WKF	Africa/Johannesburg	Pretoria	Air Force Base Waterkloof	-25.8300	28.2225
WKI	Africa/Harare	Hwange	Hwange Town Airport		
WKJ	Asia/Tokyo	Wakkanai	Wakkanai Airport	45.4042	141.8008
WKK	America/Anchorage	Aleknagik	Aleknagik /New Airport	59.2826	-158.6177
WKN	Pacific/Bougainville	Wakunai	Wakunai Inus Airport	-5.8613	155.2208
WKR	America/Nassau	Walker’s Cay	Walker's Cay Airport	27.2604	-78.4008
WLC	Australia/Sydney	Walcha	Walcha Airport	-30.9800	151.6000
WLD	America/Chicago	Winfield	Strother Field Airport	37.1673	-97.0336
WLE	Australia/Brisbane	Miles	Miles Airport	-26.8094	150.1652
WLG	Pacific/Auckland	Wellington	Wellington International Airport	-41.3272	174.8053
WLH	Pacific/Efate	Walaha	Walaha Airport	-15.4120	167.6910
WLK	America/Anchorage	Selawik	Selawik Airport	66.6000	-160.0000
WLP	Australia/Perth	West Angelas Mine	West Angelas Airport	-23.1367	118.7067
WLR	America/Sitka	Loring	Loring Seaplane Base	55.5986	-131.6405
WLS	Pacific/Wallis	Wallis Island	Hihifo Airport	-13.2383	-176.1992
WLW	America/Los_Angeles	Willows	Willows-Glenn County Airport		
WMA	Indian/Antananarivo	Mandritsara	Mandritsara Airport	-15.8526	48.8262
WMB	Australia/Melbourne	Warrnambool	Warrnambool Airport	-38.2953	142.4470
WMC	America/Los_Angeles	Winnemucca	Winnemucca Municipal Airport	40.8957	-117.8051
WMD	Indian/Antananarivo	Mandabe	Mandabe Airport	-21.0300	44.9500
WME	Australia/Perth	Mount Keith	Mount Keith Airport	-27.2858	120.5511
WMH	America/Chicago	Mountain Home	Ozark Regional Airport	36.3687	-92.4704
WMI	Europe/Warsaw	Nowy Dwór Mazowiecki	Warsaw–Modlin Mazovia Airport	52.4512	20.6527
WMK	America/Juneau	Meyers Chuck	Meyers Chuck Seaplane Base	55.7413	-132.2592
WML	Indian/Antananarivo	Malaimbandy	Malaimbandy	-20.3500	45.5500
WMN	Indian/Antananarivo	Maroantsetra	Maroantsetra Airport	-15.4367	49.6883
WMO	America/Nome	White Mountain	White Mountain Airport	64.6800	-163.4000
WMR	Indian/Antananarivo	Mananara	Mananara Airport	-16.1639	49.7731
WMT	Asia/Shanghai	Zunyi	Zunyi Maotai Airport	27.8164	106.3327
WMX	Asia/Jayapura	Wamena	Wamena Airport	-4.0976	138.9520
WNA	America/Anchorage	Napakiak	Napakiak Airport	60.7000	-162.1000
WNH	Asia/Shanghai	Wenshan City	Wenshan Puzhehei Airport	23.5560	104.3250
WNI	Asia/Makassar	Wangi-wangi Island	Matahora Airport	-5.2910	123.6350
WNJ	Asia/Shanghai	Weining	Weining Caohai Airport		
WNN	America/Winnipeg	Wunnummin Lake	Wunnummin Lake Airport	52.8939	-89.2892
WNP	Asia/Manila	Naga	Naga Airport	13.5849	123.2702
WNR	Australia/Brisbane	Windorah	Windorah Airport	-25.4131	142.6672
WNS	Asia/Karachi	Nawabshah	Nawabshah Airport	26.2194	68.3901
WNZ	Asia/Shanghai	Wenzhou	Wenzhou Yongqiang International Airport	27.9122	120.8520
WOA	Pacific/Port_Moresby	Wonenara	Wonenara Airport	-6.8000	145.9000
WOE	Europe/Amsterdam	Bergen op Zoom	Woensdrecht Airport	51.4491	4.3420
WOG	Australia/Darwin	Woodgreen	Woodgreen Airport		
WOK	America/Caracas	Uonquén	Uonquén Airport		
WOL	Australia/Sydney	Wollongong	Illawarra Regional Airport	-34.5611	150.7886
WON	Australia/Brisbane	Wondoola	Wondoola Airport	-18.5735	140.8935
WOS	Asia/Pyongyang	Wŏnsan	Kalma Airport	39.1612	127.4886
WOW	America/Anchorage	Willow	Willow Airport	61.7544	-150.0522
WPA	America/Coyhaique	Puerto Aysén	Cabo Juan Román Airfield	-45.3992	-72.6703
WPB	Indian/Antananarivo	Port Berge Vaovao	Port Bergé Airport	-15.5500	47.6700
WPC	America/Edmonton	Pincher Creek	Pincher Creek Airport	49.5206	-113.9972
WPL	America/Vancouver	Powell River	Powell Lake	50.1800	-124.4000
WPM	Pacific/Port_Moresby	Wipim	Wipim Airport	-8.7500	142.9000
WPR	America/Punta_Arenas	Porvenir	Capitan Fuentes Martinez Airport Airport	-53.2537	-70.3192
WPU	America/Punta_Arenas	Puerto Williams	Guardiamarina Zañartu Airport	-54.9200	-67.6300
WRB	America/New_York	Warner Robins	Robins Air Force Base	32.6401	-83.5918
WRE	Pacific/Auckland	Whangarei	Whangarei Airport	-35.7683	174.3650
WRG	America/Sitka	Wrangell	Wrangell Airport	56.4843	-132.3698
WRH	Asia/Shanghai	Liushujie	Wuerhe Airport	46.0172	85.6578
WRI	America/New_York	Fort Dix	McGuire Air Force Base	40.0157	-74.5929
WRL	America/Denver	Worland	Worland Municipal Airport	43.9657	-107.9508
WRN	Australia/Perth	Windarling Mine	Windarling Airport	-30.0323	119.3859
WRO	Europe/Warsaw	Wrocław	Wrocław–Copernicus Airport	51.1027	16.8858
WRT	Europe/London	Warton	Warton Airport	53.7433	-2.8914
WRY	Europe/London	Westray	Westray Airport	59.3500	-2.9504
WRZ	Asia/Colombo	Weerawila	Weerawila International Airport	6.2545	81.2352
WSD	America/Denver	White Sands	Condron Army Airfield	32.3355	-106.4059
WSF	America/Anchorage	Cape Sarichef	Cape Sarichef Airport	54.5827	-164.9056
WSH	America/New_York	Brookhaven	Brookhaven Calabro Airport	40.8177	-72.8703
WSI	Australia/Sydney	Sydney	Western Sydney International Airport	-33.8862	150.6995
WSJ	America/Anchorage	Uganik Island	San Juan Uganik Seaplane Base		
WSK	Asia/Shanghai	Wushan	Chongqing Wushan Airport	31.0642	109.7014
WSM	America/Anchorage	Wiseman	Wiseman Airport	67.4073	-150.1133
WSN	America/Anchorage	South Naknek	South Naknek Airport	58.7042	-157.0066
WSO	America/Paramaribo	Wasjabo	Washabo Airport	5.2136	-57.1856
WSP	America/Managua	Waspán	Waspam Airport	14.5800	-84.0800
WSQ	Asia/Shanghai	Galutu	Uxin Banner Galutu Airport	38.6206	108.8231
WSR	Asia/Jayapura	Wasior	Wasior Airport	-2.7336	134.5180
WST	America/New_York	Westerly	Westerly State Airport	41.3300	-71.7700
WSX	America/Los_Angeles	West Sound	Westsound Seaplane Base	48.6180	-122.9567
WSY	Australia/Brisbane	Airlie Beach	Shute Harbour Airport	-20.2769	148.7554
WSZ	Pacific/Auckland	Westport	Westport Airport	-41.7368	171.5794
WTB	Australia/Brisbane	Toowoomba	Toowoomba Wellcamp Airport	-27.5589	151.7959
WTD	America/Nassau	West End	West End Airport	26.6857	-78.9754
WTK	America/Nome	Noatak	Noatak Airport	67.5800	-163.0000
WTL	America/Nome	Tuntutuliak	Tuntutuliak Airport	60.3700	-162.6000
WTN	Europe/London	Waddington	RAF Waddington	53.1662	-0.5238
WTO	Pacific/Kwajalein	Wotho	Wotho Airfield	10.1731	166.0020
WTP	Pacific/Port_Moresby	Woitape	Woitape Airport	-8.5467	147.2530
WTR	America/Phoenix	Whiteriver	Whiteriver Airport	33.8156	-109.9818
WTS	Indian/Antananarivo	Tsiroanomandidy	Tsiroanomandidy Airport	-18.7593	46.0542
WTT	Pacific/Port_Moresby	Wantoat	Wantoat Airport	-6.1325	146.4676
WTZ	Pacific/Auckland	Whitianga	Whitianga Aerodrome	-36.8320	175.6790
WUA	Asia/Shanghai	Wuhai	Wuhai Airport	39.7918	106.8019
WUD	Australia/Adelaide	Wudinna	Wudinna Airport	-33.0433	135.4472
WUG	Pacific/Port_Moresby	Wau	Wau Airport	-7.3453	146.7189
WUH	Asia/Shanghai	Wuhan	Wuhan Tianhe International Airport	30.7838	114.2081
WUI	Australia/Perth	Murrin Murrin	Murrin Murrin Airport	-28.7104	121.8857
WUN	Australia/Perth	Wiluna	Wiluna Airport	-26.6292	120.2206
WUS	Asia/Shanghai	Wuyishan	Nanping Wuyishan Airport	27.7200	118.0000
WUT	Asia/Shanghai	Xinzhou	Xinzhou Wutaishan Airport	38.5970	112.9691
WUU	Africa/Juba	Wau	Wau Airport	7.7258	27.9750
WUV	Pacific/Port_Moresby	Wuvulu Island	Wuvulu Island Airport	-1.7336	142.8351
WUX	Asia/Shanghai	Wuxi	Wuxi Airport	31.4944	120.4290
WUZ	Asia/Shanghai	Wuzhou	Wuzhou Xijiang Airport	23.4014	111.0986
WVB	Africa/Windhoek	Walvis Bay	Walvis Bay Airport	-22.9799	14.6453
WVI	America/Los_Angeles	Watsonville	Watsonville Municipal Airport	36.9200	-121.8000
WVK	Indian/Antananarivo	Manakara	Manakara Airport	-22.1196	48.0218
WVL	America/New_York	Waterville	Waterville Robert Lafleur Airport	44.5300	-69.6700
WVN	Europe/Berlin	Wilhelmshaven	Wilhelmshaven-Mariensiel Airfield	53.5048	8.0533
WWA	America/Anchorage	Wasilla	Wasilla Airport	61.5809	-149.4415
WWD	America/New_York	Wildwood	Cape May County Airport	39.0085	-74.9083
WWK	Pacific/Port_Moresby	Wewak	Wewak Airport	-3.5838	143.6692
WWP	America/Metlakatla	Whale Pass	North Whale Seaplane Base		
WWR	America/Chicago	Woodward	West Woodward Airport	36.4300	-99.5200
WWT	America/Nome	Newtok	Newtok Airport	60.9300	-164.6000
WWY	Australia/Sydney	West Wyalong	West Wyalong Airport	-33.9382	147.1910
WXF	Europe/London	Wethersfield	Wethersfield Airport	51.9719	0.5094
WXN	Asia/Shanghai	Wanzhou District	Wanzhou Wuqiao Airport	30.8018	108.4327
WYA	Australia/Adelaide	Whyalla	Whyalla Airport	-33.0589	137.5140
WYE	Africa/Freetown	Yengema	Yengema Airport	8.6170	-11.0500
WYN	Australia/Perth	Wyndham	Wyndham Airport	-15.5114	128.1531
WYS	America/Denver	West Yellowstone	Yellowstone Airport	44.6884	-111.1176
WZA	Africa/Accra	Wa	Wa Airport		
WZQ	Asia/Shanghai	Urad Middle Banner	Urad Middle Banner Airport	41.4596	108.5345
WZY	America/Nassau	Nassau	Nassau Seaplane Base		
XAI	Asia/Shanghai	Xinyang	Xinyang Minggang Airport	32.5408	114.0791
XAN	Europe/Paris	Alençon	Alençon Valframbert Airport	48.4466	0.1083
XAP	America/Sao_Paulo	Chapecó	Chapecó Airport	-27.1342	-52.6566
XAR	Africa/Ouagadougou	Aribinda	Aribinda Airport	14.2154	-0.8957
XBB	America/Vancouver	Blubber Bay	Blubber Bay Seaplane Base		
XBE	America/Winnipeg	Bearskin Lake	Bearskin Lake Airport	53.9656	-91.0272
XBG	Africa/Ouagadougou	Bogandé	Bogande Airport	12.9830	-0.1670
XBJ	Asia/Tehran	Bīrjand	Birjand International Airport	32.8981	59.2661
XBO	Africa/Ouagadougou	Boulsa	Boulsa Airport	12.6500	-0.5667
XBQ	Europe/Paris	Blois	Blois-Le Breuil		
XBR	America/Toronto	Brockville	Brockville Regional Tackaberry Airport	44.6395	-75.7502
XCB	Europe/Paris	Cambrai	Cambrai-Epinoy		
XCH	Indian/Christmas	Christmas Island	Christmas Island Airport	-10.4506	105.6903
XCL	America/Regina	Cluff Lake	Cluff Lake Airport	58.3941	-109.5176
XCM	America/Toronto	Chatham	Chatham-Kent Airport	42.3081	-82.0789
XCO	Australia/Melbourne	Colac	Colac Airport	-38.3300	143.6000
XCR	Europe/Paris	Châlons-en-Champagne	Châlons Vatry Airport	48.7761	4.1844
XDA	Europe/Paris	Dax	Dax-Seyresse	43.6896	-1.0667
XDE	Africa/Ouagadougou	Diébougou	Diebougou Airport	10.9500	-3.2500
XDJ	Africa/Ouagadougou	Djibo	Djibo Airport	14.1253	-1.6249
XES	America/Chicago	Lake Geneva	Grand Geneva Resort Airport	42.5667	-88.4197
XFN	Asia/Shanghai	Xiangyang	Xiangfan Airport	32.1506	112.2910
XFW	Europe/Berlin	Hamburg	Hamburg Finkenwerder Airport	53.5359	9.8370
XGA	Africa/Ouagadougou	Gaoua	Gaoua Airport	10.3825	-3.1648
XGG	Africa/Ouagadougou	Gorom-Gorom	Gorom-Gorom Airport	14.4542	-0.2190
XGN	Africa/Luanda	Xangongo	Xangongo Airport	-16.7554	14.9653
XGR	America/Iqaluit	Kangiqsualujjuaq	Kangiqsualujjuaq Georges River Airport		
XIC	Asia/Shanghai	Xichang	Xichang Qingshan Airport	27.9891	102.1844
XIE	Asia/Vientiane	Xienglom	Xienglom Airport	19.6205	100.8155
XIG	America/Belem	Xinguara	Xinguara Municipal Airport		
XIJ	Asia/Kuwait	Jaber Al Ali	Ahmed Al Jaber Air Base	28.9417	47.7897
XIL	Asia/Shanghai	Xilin Hot	Xilinhot Airport	43.9156	115.9640
XIY	Asia/Shanghai	Xi’an	Xi'an Xianyang International Airport	34.4471	108.7516
XJM	Asia/Karachi	Mangla	Mangla Airport		
XKA	Africa/Ouagadougou	Kantchari	Kantchari Airport	12.4800	1.5170
XKH	Asia/Vientiane	Phonsavan	Xieng Khouang Airport	19.4495	103.1616
XKS	America/Winnipeg	Kasabonika	Kasabonika Airport	53.5247	-88.6428
XKY	Africa/Ouagadougou	Kaya	Kaya Airport	13.0800	-1.0830
XLB	America/Winnipeg	Lac Brochet	Lac Brochet Airport	58.6175	-101.4690
XLS	Africa/Dakar	Saint-Louis	Saint-Louis	16.0508	-16.4632
XLW	Europe/Berlin	Lemwerder	Lemwerder Airport	53.1300	8.6170
XMC	Australia/Melbourne	Mallacoota	Mallacoota Airport	-37.6000	149.7000
XMD	America/Chicago	Madison	Madison Municipal Airport	44.0000	-97.1200
XME	Europe/Paris	Maubeuge	Maubeuge Elesmes Airport	50.3105	4.0331
XMG	Asia/Kathmandu	Bhimdatta	Mahendranagar Airport	28.9609	80.1470
XMH	Pacific/Tahiti	Manihi Atoll	Manihi Airport	-14.4342	-146.0664
XMI	Africa/Dar_es_Salaam	Masasi	Masasi Airport	-10.7300	38.7700
XMJ	Europe/Paris	Mont-de-Marsan	Mont-de-Marsan	43.9117	-0.5075
XML	Australia/Adelaide	Minlaton	Minlaton Airport		
XMN	Asia/Shanghai	Xiamen	Xiamen Gaoqi International Airport	24.5440	118.1277
XMP	America/Whitehorse	Macmillan Pass	Macmillan Pass Airport		
XMS	America/Guayaquil	Macas	Edmundo Carvajal Airport	-2.2992	-78.1208
XMY	Australia/Lindeman	Yam Island	Yam Island Airport		
XNA	America/Chicago	Fayetteville	Northwest Arkansas Regional Airport	36.2819	-94.3069
XNH	Asia/Baghdad	Nasiriyah	Nasiriyah Ali Air Base	30.9567	46.1858
XNN	Asia/Shanghai	Xining	Xining Caojiabao Airport	36.5279	102.0368
XNT	Asia/Shanghai	Xingtai	Xingtai Dalian Airport		
XNU	Africa/Ouagadougou	Nouna	Nouna Airport	12.7437	-3.8632
XNX	Asia/Shanghai	Yulinshi	Shenmu Xisha Airport		
XPA	Africa/Ouagadougou	Pama	Pama Airport	11.2500	0.7000
XPD	America/Argentina/Jujuy	San Pedro de Jujuy	San Pedro de Jujuy Airport		
XPK	America/Winnipeg	Pukatawagan	Pukatawagan Airport	55.8000	-101.4000
XPL	America/Tegucigalpa	Tegucigalpa	Soto Cano Air Base	14.3824	-87.6212
XPP	America/Winnipeg	Poplar River	Poplar River Airport	52.9968	-97.2782
XPR	America/Denver	Pine Ridge	Pine Ridge Airport	43.0258	-102.5178
XQP	America/Costa_Rica	Quepos	Quepos La Managua Airport	9.4432	-84.1298
XQU	America/Vancouver	Qualicum Beach	Qualicum Beach Airport	49.3394	-124.3964
XRH	Australia/Sydney	Richmond	RAAF Base Richmond	-33.6006	150.7808
XRQ	Asia/Shanghai	New Barag Right Banner	Hulunbuir Xinbarag Youqi Baogede Airport	48.5761	116.9378
XRR	America/Whitehorse	Ross River	Ross River Airport	61.9717	-132.4296
XRY	Europe/Madrid	Jerez de la Frontera	Jerez Airport	36.7446	-6.0601
XSB	Asia/Dubai	Sir Bani Yas Island	Sir Bani Yas Island Airport	24.2826	52.5827
XSC	America/Grand_Turk	South Caicos Island	South Caicos Airport	21.5157	-71.5285
XSD	America/Los_Angeles	Tonopah	Tonopah Test Range Airport	37.7900	-116.8000
XSE	Africa/Ouagadougou	Sebba	Sebba Airport	13.4569	0.5034
XSI	America/Winnipeg	South Indian Lake	South Indian Lake Airport	56.7700	-98.9500
XSM	America/New_York	Saint Mary's County	St Mary's County Regional Airport		
XSN	Europe/Paris	Sallanches	Sallanches - Mont-Blanc		
XSP	Asia/Singapore	Singapore	Seletar Airport	1.4172	103.8658
XTG	Australia/Brisbane	Thargomindah	Thargomindah Airport	-27.9864	143.8108
XTL	America/Winnipeg	Tadoule Lake	Tadoule Lake Airport	58.7061	-98.5122
XTO	Australia/Brisbane	Taroom	Taroom Airport		
XTR	Australia/Brisbane	Tara	Tara Airport	-27.1567	150.4770
XTX	Asia/Shanghai	Chengdu	Chengdu CN Port Free Trade Zon		
XUZ	Asia/Shanghai	Xuzhou	Xuzhou Guanyin Airport	34.0576	117.5548
XVO	Europe/Paris	Vesoul	Vesoul-Frotey	47.6376	6.2039
XWA	America/Chicago	Williston	Williston Basin International Airport	48.2426	-103.6862
XYA	Pacific/Guadalcanal	Yandina	Yandina Airport	-9.0930	159.2189
XYE	Asia/Yangon	Ye	Ye Airport	15.3004	97.8640
XZA	Africa/Ouagadougou	Zabré	Zabré Airport		
YAA	America/Vancouver	Anahim Lake	Anahim Lake Airport	52.4538	-125.3062
YAB	America/Rankin_Inlet	Arctic Bay	Arctic Bay Airport	73.0060	-85.0329
YAC	America/Winnipeg	Cat Lake	Cat Lake Airport	51.6700	-91.8300
YAG	America/Winnipeg	Fort Frances	Fort Frances Municipal Airport	48.6000	-93.4000
YAH	America/Toronto	La Grande IV	La Grande-4 Airport	53.7541	-73.6793
YAJ	America/Vancouver	Saturna Island	Lyall Harbour Seaplane Base	48.7958	-123.1817
YAK	America/Yakutat	Yakutat	Yakutat Airport	59.5000	-139.7000
YAL	America/Vancouver	Alert Bay	Alert Bay Airport	50.5800	-126.9000
YAM	America/Toronto	Sault Ste. Marie	Sault Ste. Marie Airport	46.4850	-84.5094
YAN	Africa/Lubumbashi	Yangambi	Yangambi Airport	0.8015	24.4483
YAO	Africa/Douala	Yaoundé	Yaoundé Airport	3.8360	11.5235
YAP	Pacific/Chuuk	Yap Island	Yap International Airport	9.5000	138.0859
YAQ	America/Vancouver	Maple Bay	Maple Bay Seaplane Base	48.8027	-123.6004
YAR	America/Toronto	La Grande-3	La Grande-3 Airport	53.5720	-76.1900
YAS	Pacific/Fiji	Yasawa Island	Yasawa Island Airport	-16.7591	177.5456
YAT	America/Toronto	Attawapiskat	Attawapiskat Airport	52.9300	-82.4000
YAU	America/Toronto	Kattiniq	Kattiniq/Donaldson Airport	61.6620	-73.3213
YAV	America/Vancouver	Mayne Island	Mayne Island Waterdrome	48.8522	-123.3022
YAX	America/Winnipeg	Angling Lake	Angling Lake/Wapekeka Airport		
YAY	America/St_Johns	St. Anthony	Saint Anthony Airport		
YAZ	America/Vancouver	Tofino	Tofino/Long Beach Airport	49.0798	-125.7777
YBA	America/Edmonton	Banff	Banff Airport	51.2075	-115.5412
YBB	America/Cambridge_Bay	Kugaaruk	Kugaaruk Airport	68.5344	-89.8081
YBC	America/Toronto	Baie-Comeau	Baie-Comeau Airport	49.1325	-68.2044
YBD	America/Vancouver	New Westminster	New Westminster Seaplane Base	49.2008	-122.9058
YBE	America/Regina	Uranium City	Uranium City Airport	59.5700	-108.5000
YBF	America/Vancouver	Bamfield	Bamfield Seaplane Base	48.8347	-125.1378
YBG	America/Toronto	Saguenay	Bagotville Airport	48.3306	-70.9964
YBH	America/Vancouver	Bull Harbour	Bull Harbour Seaplane Base	50.9169	-127.9372
YBI	America/St_Johns	Black Tickle	Black Tickle Airport	53.4691	-55.7854
YBJ	America/Toronto	Baie-Johan-Beetz	Baie-Johan-Beetz Seaplane Base		
YBK	America/Rankin_Inlet	Baker Lake	Baker Lake Airport	64.2989	-96.0778
YBL	America/Vancouver	Campbell River	Campbell River Airport	49.9508	-125.2708
YBO	America/Vancouver	Bob Quinn Lake	Bob Quinn Lake Airport	56.9670	-130.2503
YBP	Asia/Shanghai	Yibin	Yibin Wuliangye Airport	28.8525	104.5263
YBQ	America/Vancouver	Thetis Island	Telegraph Harbour Seaplane Base	48.9730	-123.6656
YBR	America/Winnipeg	Brandon	Brandon Municipal Airport	49.9074	-99.9492
YBS	America/Winnipeg	Opapimiskan Lake	Opapimiskan Lake Airport	52.6083	-90.3757
YBT	America/Winnipeg	Brochet	Brochet Airport	57.8800	-101.7000
YBV	America/Winnipeg	Berens River	Berens River Airport	52.4300	-97.0300
YBW	America/Vancouver	Bedwell Harbour	Bedwell Harbour Water Aerodrome	48.7476	-123.2313
YBX	America/Blanc-Sablon	Blanc-Sablon	Lourdes-de-Blanc-Sablon Airport	51.4436	-57.1853
YBY	America/Edmonton	Bonnyville	Bonnyville Airport	54.2700	-110.7000
YCA	America/Vancouver	Courtenay	Courtenay Airpark	49.6806	-124.9826
YCB	America/Cambridge_Bay	Cambridge Bay	Cambridge Bay Airport	69.1081	-105.1383
YCC	America/Toronto	Cornwall	Cornwall Regional Airport	45.1000	-74.5700
YCD	America/Vancouver	Nanaimo	Nanaimo Airport	49.0523	-123.8702
YCE	America/Toronto	Centralia	Centralia/James T. Field Memorial Aerodrome	43.2856	-81.5083
YCF	America/Vancouver	Cortes Bay	Cortes Bay Waterdrome	50.0191	-124.9848
YCG	America/Vancouver	Castlegar	West Kootenay Regional Airport	49.2964	-117.6325
YCH	America/Moncton	Miramichi	Miramichi Airport	47.0078	-65.4492
YCL	America/Moncton	Charlo	Charlo Airport	47.9908	-66.3303
YCM	America/Toronto	St. Catharines	St. Catharines/Niagara District Airport	43.1917	-79.1717
YCN	America/Toronto	Cochrane	Cochrane Airport	49.0700	-81.0200
YCO	America/Cambridge_Bay	Kugluktuk	Kugluktuk Airport	67.8167	-115.1439
YCQ	America/Dawson_Creek	Chetwynd	Chetwynd Airport	55.6872	-121.6267
YCR	America/Winnipeg	Cross Lake	Cross Lake Airport	54.6106	-97.7608
YCS	America/Rankin_Inlet	Chesterfield Inlet	Chesterfield Inlet Airport	63.3459	-90.7276
YCT	America/Edmonton	Coronation	Coronation Airport	52.0757	-111.4481
YCU	Asia/Shanghai	Yuncheng	Yuncheng Guangong Airport	35.1149	111.0356
YCV	America/Montreal	Cartierville	Cartierville Airport		
YCW	America/Vancouver	Chilliwack	Chilliwack Airport	49.1536	-121.9430
YCY	America/Iqaluit	Clyde River	Clyde River Airport	70.4861	-68.5167
YCZ	America/Edmonton	Fairmont Hot Springs	Fairmont Hot Springs Airport	50.3245	-115.8723
YDA	America/Whitehorse	Dawson City	Dawson City Airport	64.0431	-139.1278
YDB	America/Whitehorse	Burwash Landing	Burwash Airport	61.3711	-139.0406
YDF	America/St_Johns	Deer Lake	Deer Lake Regional Airport	49.2108	-57.3914
YDG	America/Halifax	Digby	Digby/Annapolis Regional Airport	44.5488	-65.7854
YDJ	America/Regina	Hatchet Lake	Hatchet Lake Airport		
YDL	America/Vancouver	Dease Lake	Dease Lake Airport	58.4251	-130.0235
YDN	America/Winnipeg	Dauphin	Lt. Col W.G. Barker VC Airport	51.1008	-100.0525
YDO	America/Toronto	Dolbeau-Mistassini	Dolbeau-Saint-Félicien Airport	48.7785	-72.3750
YDP	America/Goose_Bay	Nain	Nain Airport	56.5419	-61.6955
YDQ	America/Dawson_Creek	Dawson Creek	Dawson Creek Airport	55.7423	-120.1830
YDS	America/Vancouver	Desolation Sound Airport	Desolation Sound Airport		
YDT	America/Vancouver	Vancouver	Boundary Bay Airport	49.0700	-123.0000
YDU	America/Edmonton	Kasba Lake	Kasba Lake Airport	60.2918	-102.5018
YDV	America/Winnipeg	Bloodvein	Bloodvein River Airport	51.7848	-96.6920
YDW	America/Edmonton	Obre Lake	Obre Lake/North of Sixty Airport	60.3151	-103.1325
YEB	America/Toronto	Bar River	Bar River Airport	46.4193	-84.0984
YEG	America/Edmonton	Edmonton	Edmonton International Airport	53.3080	-113.5845
YEI	Europe/Istanbul	Yenişehir	Bursa Yenişehir Airport	40.2553	29.5625
YEK	America/Rankin_Inlet	Arviat	Arviat Airport	61.0941	-94.0716
YEL	America/Toronto	Elliot Lake	Elliot Lake Municipal Airport	46.3514	-82.5614
YEM	America/Toronto	Manitowaning	Manitowaning/Manitoulin East Municipal Airport	45.8432	-81.8569
YEN	America/Regina	Estevan	Estevan Regional Aerodrome	49.2080	-102.9600
YEO	Europe/London	Yeovilton	RNAS Yeovilton	51.0200	-2.6300
YER	America/Toronto	Fort Severn	Fort Severn Airport	56.0000	-87.6300
YES	Asia/Tehran	Yasuj	Yasuj Airport	30.7005	51.5451
YET	America/Edmonton	Edson	Edson Airport	53.5789	-116.4622
YEU	America/Rankin_Inlet	Eureka	Eureka Aerodrome	79.9947	-85.8142
YEV	America/Inuvik	Inuvik	Inuvik Airport	68.3042	-133.4828
YEY	America/Toronto	Amos	Amos/Magny Airport	48.5639	-78.2474
YFA	America/Toronto	Fort Albany	Fort Albany Airport	52.2300	-81.5800
YFB	America/Iqaluit	Iqaluit	Iqaluit Airport	63.7550	-68.5525
YFC	America/Moncton	Fredericton	Fredericton International Airport	45.8700	-66.5322
YFE	America/Toronto	Forestville	Forestville Airport	48.7300	-69.1000
YFG	America/Toronto	Lac Fontanges	Fontanges Airport	54.5532	-71.1776
YFH	America/Toronto	Fort Hope	Fort Hope Airport	51.5500	-87.9800
YFI	America/Edmonton	Fort MacKay	Fort MacKay/Firebag Aerodrome	57.2827	-111.0952
YFJ	America/Edmonton	Snare Lake	Wekweètì Airport	64.1917	-114.0791
YFL	America/Edmonton	Fort Reliance	Fort Reliance Seaplance Base	62.7160	-109.1615
YFO	America/Winnipeg	Flin Flon	Flin Flon Airport	54.6781	-101.6817
YFR	America/Edmonton	Fort Resolution	Fort Resolution Airport	61.1808	-113.6897
YFX	America/St_Johns	St. Lewis	St. Lewis Airport	52.3728	-55.6739
YGA	Asia/Shanghai	Jiangbei	YongchuanDa'an General Airport	29.3562	106.0102
YGB	America/Vancouver	Gillies Bay	Texada Gillies Bay Airport	49.7000	-124.5000
YGC	America/Edmonton	Grande Cache	Grande Cache Airport		
YGE	America/Vancouver	Gorge Harbour	Gorge Harbour Seaplane Base	50.0613	-124.9756
YGG	America/Vancouver	Ganges	Ganges Water Aerodrome	48.8534	-123.4969
YGJ	Asia/Tokyo	Yonago	Miho–Yonago Airport	35.4978	133.2455
YGK	America/Toronto	Kingston	Kingston/Norman Rogers Airport	44.2253	-76.5969
YGL	America/Toronto	Radisson	La Grande Rivière Airport	53.6253	-77.7042
YGM	America/Winnipeg	Gimli	Gimli Industrial Park Airport	50.6281	-97.0433
YGN	America/Vancouver	Greenway Sound	Greenway Sound Seaplane Base	50.8402	-126.7726
YGO	America/Winnipeg	Gods Lake Narrows	Gods Lake Narrows Airport	54.5589	-94.4914
YGP	America/Toronto	Gaspé	Michel-Pouliot Gaspé Airport	48.7753	-64.4786
YGQ	America/Toronto	Geraldton	Geraldton Airport	49.7783	-86.9394
YGR	America/Halifax	Îles de la Madeleine	Îles-de-la-Madeleine Airport	47.4247	-61.7781
YGS	America/Vancouver	Germansen Landing	Germansen Landing Airport	55.7674	-124.6911
YGT	America/Iqaluit	Igloolik	Igloolik Airport	69.3650	-81.8175
YGV	America/Toronto	Havre-Saint-Pierre	Havre Saint-Pierre Airport	50.2819	-63.6114
YGW	America/Toronto	Kuujjuarapik	Kuujjuarapik Airport	55.2834	-77.7644
YGX	America/Winnipeg	Gillam	Gillam Airport	56.3574	-94.7112
YGY	America/Montreal	Déception	Déception Airport	62.1125	-74.5548
YGZ	America/Iqaluit	Grise Fiord	Grise Fiord Airport	76.4255	-82.9073
YHA	America/St_Johns	Port Hope Simpson	Port Hope Simpson Airport	52.5281	-56.2861
YHB	America/Regina	Hudson Bay	Hudson Bay Airport	52.8167	-102.3114
YHC	America/Vancouver	Stirling Island	Hakai Pass Seaplane Base	51.7369	-128.1241
YHD	America/Winnipeg	Dryden	Dryden Regional Airport	49.8317	-92.7442
YHE	America/Vancouver	Hope	Hope Aerodrome	49.3688	-121.4945
YHF	America/Toronto	Hearst	Hearst Municipal Airport	49.7142	-83.6861
YHG	America/St_Johns	Charlottetown	Charlottetown Airport	52.7649	-56.1173
YHH	America/Vancouver	Campbell River	Campbell River Waterdrome	50.0473	-125.2562
YHI	America/Edmonton	Ulukhaktok	Ulukhaktok/Holman Island Airport	70.7628	-117.8061
YHJ	Asia/Shanghai	Nanchang	Nanchang Yaohu Airport	28.7029	116.1047
YHK	America/Cambridge_Bay	Gjoa Haven	Gjoa Haven Airport	68.6356	-95.8497
YHM	America/Toronto	Toronto	John C. Munro Hamilton International Airport	43.1709	-79.9291
YHN	America/Toronto	Hornepayne	Hornepayne Municipal Airport	49.1931	-84.7589
YHO	America/Goose_Bay	Hopedale	Hopedale Airport	55.4700	-60.2200
YHP	America/Winnipeg	Poplar Hill First Nation	Poplar Hill Airport	52.1133	-94.2556
YHR	America/Blanc-Sablon	Chevery	Chevery Airport	50.4689	-59.6367
YHS	America/Vancouver	Sechelt	Sechelt-Gibsons Airport	49.4614	-123.7186
YHT	America/Whitehorse	Haines Junction	Haines Junction Airport	60.7500	-137.5000
YHU	America/Toronto	Montréal	Montréal/Saint-Hubert Airport	45.5162	-73.4207
YHY	America/Edmonton	Hay River	Hay River/Merlyn Carter Airport	60.8397	-115.7828
YHZ	America/Halifax	Halifax	Halifax Stanfield International Airport	44.8839	-63.5117
YIA	Asia/Jakarta	Yogyakarta	Yogyakarta International Airport	-7.9040	110.0563
YIB	America/Atikokan	Atikokan	Atikokan Municipal Airport	48.7739	-91.6386
YIC	Asia/Shanghai	Yichun	Yichun Mingyueshan Airport	27.8035	114.3082
YIE	Asia/Shanghai	Wenquan	Yiershi Airport	47.3100	119.9110
YIF	America/Blanc-Sablon	Pakuashipi	Saint-Augustin Airport	51.2117	-58.6583
YIG	America/Vancouver	Stuart Island	Big Bay Seaplane Base	50.3927	-125.1408
YIH	Asia/Shanghai	Yichang	Yichang Sanxia Airport	30.6710	111.4410
YIK	America/Toronto	Ivujivik	Ivujivik Airport		
YIN	Asia/Shanghai	Yining	Yining Airport	43.9551	81.3286
YIO	America/Iqaluit	Pond Inlet	Pond Inlet Airport	72.6867	-77.9732
YIP	America/Detroit	Detroit	Willow Run Airport	42.2378	-83.5302
YIV	America/Winnipeg	Garden Hill	Island Lake Airport	53.8569	-94.6538
YIW	Asia/Shanghai	Yiwu	Yiwu Airport	29.3200	120.1000
YJA	America/Edmonton	Jasper	Jasper airport	52.9963	-118.0602
YJN	America/Toronto	Saint-Jean-sur-Richelieu	Saint-Jean Airport	45.2944	-73.2811
YJP	America/Edmonton	Hinton	Hinton/Jasper-Hinton Airport	53.3204	-117.7516
YJT	America/St_Johns	Stephenville	Stephenville International Airport	48.5442	-58.5500
YKA	America/Vancouver	Kamloops	Kamloops Airport	50.7022	-120.4444
YKC	America/Regina	Collins Bay	Collins Bay Airport	58.2330	-103.6814
YKD	America/Toronto	Kincardine	Kincardine Airport	44.2012	-81.6065
YKE	America/Winnipeg	Knee Lake	Knee Lake Airport		
YKF	America/Toronto	Toronto	Kitchener/Waterloo Airport	43.4575	-80.3859
YKG	America/Toronto	Kangirsuk	Kangirsuk Airport	60.0230	-70.0032
YKH	Asia/Shanghai	Yingkou	Yingkou Lanqi Airport	40.5394	122.3549
YKJ	America/Regina	Key Lake	Key Lake Airport	57.2541	-105.6218
YKK	America/Vancouver	Kitkatla	Kitkatla Seaplane Base	53.7956	-130.4381
YKL	America/Toronto	Schefferville	Schefferville Airport		
YKM	America/Los_Angeles	Yakima	Yakima Air Terminal Airport	46.5700	-120.5000
YKN	America/Chicago	Yankton	Chan Gurney Municipal Airport	42.9200	-97.3800
YKO	Europe/Istanbul	Yüksekova	Yüksekova Airport	37.5501	44.2377
YKQ	America/Toronto	Waskaganish	Waskaganish Airport	51.4753	-78.7549
YKS	Asia/Yakutsk	Yakutsk	Yakutsk Airport	62.0932	129.7707
YKT	America/Vancouver	Klemtu	Klemtu Seaplane Base	52.5940	-128.5210
YKU	America/Toronto	Chisasibi	Chisasibi Airport	53.8056	-78.9169
YKX	America/Toronto	Kirkland Lake	Kirkland Lake Airport	48.1500	-80.0300
YKY	America/Regina	Kindersley	Kindersley Regional Airport	51.5183	-109.1753
YKZ	America/Toronto	Toronto	Toronto/Buttonville Municipal Airport	43.8622	-79.3700
YLA	America/Vancouver	Langara Island	Langara Seaplane Base		
YLB	America/Edmonton	Lac La Biche	Lac La Biche Airport	54.7693	-112.0300
YLC	America/Iqaluit	Kimmirut	Kimmirut Airport	62.8484	-69.8784
YLD	America/Toronto	Chapleau	Chapleau Airport	47.8209	-83.3528
YLE	America/Edmonton	Whatì	Whatì Airport	63.1316	-117.2476
YLF	America/Montreal	Laforge	Laforge Airport		
YLG	Australia/Perth	Yalgoo	Yalgoo Airport	-28.3553	116.6840
YLI	Europe/Helsinki	Ylivieska	Ylivieska Airport	64.0800	24.5000
YLJ	America/Regina	Meadow Lake	Meadow Lake Airport	54.1227	-108.5144
YLK	America/Toronto	Barrie	Lake Simcoe Regional Airport	44.4853	-79.5556
YLL	America/Edmonton	Lloydminster	Lloydminster Airport	53.3092	-110.0725
YLN	Asia/Shanghai	Yilan	Yilan Airport	46.3200	129.6000
YLQ	America/Toronto	La Tuque	La Tuque Airport	47.4067	-72.7889
YLR	America/Winnipeg	Leaf Rapids	Leaf Rapids Airport	56.4500	-100.0000
YLS	America/Toronto	Lebel-sur-Quévillon	Lebel-sur-Quévillon Airport	49.0296	-77.0162
YLT	America/Iqaluit	Canadian Forces Station Alert	Alert Airport	82.5178	-62.2806
YLV	Asia/Baku	Yevlakh	Yevlakh Airport	40.6342	47.1392
YLW	America/Vancouver	Kelowna	Kelowna International Airport	49.9561	-119.3778
YLX	Asia/Shanghai	Yulin	Yulin Fumian Airport	22.4379	110.1207
YLY	America/Vancouver	Langley	Langley Regional Airport	49.1002	-122.6259
YMA	America/Whitehorse	Mayo	Mayo Airport	63.6167	-135.8667
YMB	America/Vancouver	Merritt	Merritt Airport	50.1236	-120.7437
YMD	America/Edmonton	Mould Bay	Mould Bay Airport	76.2391	-119.3187
YME	America/Toronto	Matane	Matane Airport	48.8500	-67.5500
YMF	America/Vancouver	Galiano Island	Montague Harbour Seaplane Base	48.9004	-123.4184
YMG	America/Toronto	Manitouwadge	Manitouwadge Airport	49.1300	-85.7300
YMH	America/St_Johns	Mary's Harbour	Mary's Harbour Airport	52.3031	-55.8444
YMI	America/Winnipeg	Minaki	Minaki Airport		
YMJ	America/Regina	Moose Jaw	CFB Moose Jaw	50.3303	-105.5592
YMK	Asia/Yekaterinburg	Mys-Kamennyy	Mys Kamenny	68.4667	73.5833
YML	America/Toronto	La Malbaie	Charlevoix Airport	47.5975	-70.2239
YMM	America/Edmonton	Fort McMurray	Fort McMurray Airport	56.6533	-111.2219
YMN	America/Goose_Bay	Makkovik	Makkovik Airport	55.0776	-59.1871
YMO	America/Toronto	Moosonee	Moosonee Airport	51.2911	-80.6078
YMP	America/Vancouver	Port McNeill	Port McNeill Airport	50.5720	-127.0268
YMS	America/Lima	Yurimaguas	Moisés Benzaquén Rengifo Airport	-5.8938	-76.1182
YMT	America/Toronto	Chibougamau	Chibougamau/Chapais Airport	49.7719	-74.5281
YMU	America/Vancouver	Mansons Landing	Mansons Landing Waterdrome	50.0708	-124.9851
YMW	America/Toronto	Maniwaki	Maniwaki Airport	46.2728	-75.9903
YMX	America/Toronto	Montréal	Montréal–Mirabel International Airport	45.6819	-74.0053
YNA	America/Toronto	Natashquan	Natashquan Airport	50.1900	-61.7892
YNB	Asia/Riyadh	Yanbu	Yanbu Airport	24.1442	38.0633
YNC	America/Toronto	Wemindji	Wemindji Airport	53.0108	-78.8303
YND	America/Toronto	Ottawa	Gatineau-Ottawa Executive Airport	45.5217	-75.5636
YNE	America/Winnipeg	Norway House	Norway House Airport	53.9582	-97.8436
YNG	America/New_York	Youngstown	Youngstown–Warren Regional Airport	41.2572	-80.6672
YNH	America/Dawson_Creek	Hudson's Hope	Hudson's Hope Airport	56.0339	-121.9864
YNI	America/Montreal	Nitchequon	Nitchequon Airport	53.2036	-70.8962
YNJ	Asia/Shanghai	Yanji	Yanji Chaoyangchuan Airport	42.8828	129.4510
YNK	America/Vancouver	Nootka Sound	Nootka Sound Seaplane Base		
YNM	America/Toronto	Matagami	Matagami Airport	49.7700	-77.8000
YNN	Australia/Perth	Yandicoogina	Yandicoogina Airport	-22.7700	119.2000
YNO	America/Winnipeg	North Spirit Lake	North Spirit Lake Airport	52.4900	-92.9711
YNP	America/Goose_Bay	Natuashish	Natuashish Airport	55.9140	-61.1855
YNR	America/Winnipeg	Arnes Area	Arnes Airport		
YNS	America/Toronto	Nemiscau	Nemiscau Airport		
YNT	Asia/Shanghai	Yantai	Yantai Penglai International Airport	37.6601	120.9786
YNX	America/Edmonton	Snap Lake Diamond Mine	Snap Lake Airport	63.5936	-110.9050
YNY	Asia/Seoul	Yangyang	Yangyang International Airport	38.0613	128.6690
YNZ	Asia/Shanghai	Yancheng	Yancheng Nanyang Airport	33.4303	120.2008
YOA	America/Edmonton	Eakti Diamond Mine	Ekati Airport	64.6991	-110.6143
YOC	America/Whitehorse	Old Crow	Old Crow Airport	67.5706	-139.8392
YOD	America/Edmonton	Cold Lake	CFB Cold Lake	54.4040	-110.2788
YOE	America/Edmonton	Donnelly	Donnelly Airport	55.7092	-117.1008
YOG	America/Toronto	Marten Falls First Nation	Ogoki Post Airport	51.6586	-85.9017
YOH	America/Winnipeg	Oxford House	Oxford House Airport	54.9500	-95.2800
YOJ	America/Edmonton	High Level	High Level Airport	58.6214	-117.1647
YOL	Africa/Lagos	Yola	Yola Airport	9.2576	12.4304
YON	Asia/Thimphu	Trashigang	Yonphula Airport	27.2560	91.5146
YOO	America/Toronto	Oshawa	Oshawa Airport	43.9228	-78.8950
YOP	America/Edmonton	Rainbow Lake	Rainbow Lake Airport	58.5000	-119.4000
YOS	America/Toronto	Owen Sound	Owen Sound / Billy Bishop Regional Airport	44.5800	-80.8300
YOT	Asia/Jerusalem	Yotvata	Yotvata Airfield	29.9000	35.0700
YOW	America/Toronto	Ottawa	Ottawa Macdonald-Cartier International Airport	45.3225	-75.6692
YPA	America/Regina	Prince Albert	Prince Albert Airport	53.2158	-105.6785
YPB	America/Vancouver	Port Alberni	Alberni Valley Regional Airport	49.3193	-124.9298
YPD	America/Toronto	Parry Sound	Parry Sound Area Municipal Airport	45.2539	-79.8279
YPE	America/Edmonton	Peace River	Peace River Airport	56.2273	-117.4488
YPG	America/Winnipeg	Portage la Prairie	Portage la Prairie Southport Airport	49.9031	-98.2739
YPH	America/Toronto	Inukjuak	Inukjuak Airport	58.4700	-78.1200
YPI	America/Vancouver	Port Simpson	Port Simpson Seaplane Base	54.5624	-130.4312
YPJ	America/Toronto	Aupaluk	Aupaluk Airport	59.2967	-69.5997
YPL	America/Atikokan	Pickle Lake	Pickle Lake Airport		
YPM	America/Winnipeg	Pikangikum	Pikangikum Airport	51.8200	-94.0000
YPN	America/Toronto	Port-Menier	Port-Menier Airport	49.8364	-64.2886
YPO	America/Toronto	Peawanuck	Peawanuck Airport	54.9881	-85.4433
YPQ	America/Toronto	Peterborough	Peterborough Airport	44.2316	-78.3612
YPR	America/Vancouver	Prince Rupert	Prince Rupert Airport	54.2861	-130.4447
YPS	America/Halifax	Port Hawkesbury	Allan J. MacEachen Port Hawkesbury Airport	45.6567	-61.3681
YPT	America/Vancouver	Pender Harbour	Pender Harbour Waterdrome	49.6231	-124.0251
YPW	America/Vancouver	Powell River	Powell River Airport	49.8344	-124.5016
YPX	America/Toronto	Puvirnituq	Puvirnituq Airport	60.0506	-77.2869
YPY	America/Edmonton	Fort Chipewyan	Fort Chipewyan Airport	58.7667	-111.1167
YPZ	America/Vancouver	Burns Lake	Burns Lake Airport	54.3764	-125.9514
YQA	America/Toronto	District Municipality of Muskoka	Muskoka Airport	44.9773	-79.3071
YQB	America/Toronto	Québec	Jean Lesage International Airport	46.7923	-71.3843
YQC	America/Toronto	Quaqtaq	Quaqtaq Airport		
YQD	America/Winnipeg	The Pas	The Pas Airport	53.9714	-101.0911
YQF	America/Edmonton	Red Deer	Red Deer Regional Airport	52.1801	-113.8927
YQG	America/Toronto	Windsor	Windsor Airport	42.2703	-82.9620
YQH	America/Whitehorse	Watson Lake	Watson Lake Airport	60.1164	-128.8225
YQI	America/Halifax	Yarmouth	Yarmouth Airport	43.8286	-66.0888
YQK	America/Winnipeg	Kenora	Kenora Airport	49.7883	-94.3631
YQL	America/Edmonton	Lethbridge	Lethbridge Airport	49.6300	-112.7910
YQM	America/Moncton	Moncton	Greater Moncton International Airport	46.1131	-64.6856
YQN	America/Toronto	Nakina	Nakina Airport	50.1828	-86.6964
YQQ	America/Vancouver	Comox	Comox Valley Airport	49.7108	-124.8867
YQR	America/Regina	Regina	Regina	50.4319	-104.6658
YQS	America/Toronto	St. Thomas	St. Thomas Municipal Airport	42.7751	-81.1042
YQT	America/Toronto	Thunder Bay	Thunder Bay International Airport	48.3719	-89.3239
YQU	America/Edmonton	Grande Prairie	Grande Prairie Airport	55.1781	-118.8804
YQV	America/Regina	Yorkton	Yorkton Municipal Airport	51.2647	-102.4617
YQW	America/Regina	North Battleford	North Battleford Airport	52.7692	-108.2436
YQX	America/St_Johns	Gander	Gander International Airport	48.9448	-54.5608
YQY	America/Glace_Bay	Sydney	Sydney/J.A. Douglas McCurdy Airport	46.1614	-60.0478
YQZ	America/Vancouver	Quesnel	Quesnel Airport	53.0261	-122.5103
YRA	America/Edmonton	Gamèti	Gamètì/Rae Lakes Airport	64.1160	-117.3096
YRB	America/Resolute	Resolute	Resolute Bay Airport	74.7169	-94.9694
YRC	America/Vancouver	Refuge Cove	Refuge Cove Sea Plane Base	50.1232	-124.8405
YRD	America/Vancouver	Kimsquit	Dean River Airport	52.8234	-126.9654
YRE	America/Pangnirtung	Resolution Island	Resolution Island Airport	61.5000	-65.0000
YRF	America/Goose_Bay	Cartwright	Cartwright Airport	53.6844	-57.0379
YRG	America/Goose_Bay	Rigolet	Rigolet Airport	54.1794	-58.4575
YRI	America/Toronto	Rivière-du-Loup	Rivière-du-Loup Airport	47.7644	-69.5847
YRJ	America/Toronto	Roberval	Roberval Airport	48.5212	-72.2678
YRL	America/Winnipeg	Red Lake	Red Lake Airport	51.0669	-93.7931
YRM	America/Edmonton	Rocky Mountain House	Rocky Mountain House Airport	52.4297	-114.9042
YRN	America/Vancouver	Rivers Inlet	Rivers Inlet Waterdrome		
YRO	America/Toronto	Ottawa	Ottawa / Rockcliffe Airport	45.4603	-75.6461
YRQ	America/Toronto	Trois-Rivières	Trois-Rivières Airport	46.3528	-72.6794
YRR	America/Vancouver	Stuart Island	Stuart Island Airport	50.4100	-125.1352
YRS	America/Winnipeg	Red Sucker Lake Area	Red Sucker Lake Airport	54.1672	-93.5572
YRT	America/Rankin_Inlet	Rankin Inlet	Rankin Inlet Airport	62.8114	-92.1158
YRV	America/Vancouver	Revelstoke	Revelstoke Airport	50.9667	-118.1833
YSA	America/Halifax	Sable Island	Sable Island Airport	43.9295	-59.9776
YSB	America/Toronto	Greater Sudbury	Greater Sudbury Airport	46.6250	-80.7989
YSC	America/Toronto	Sherbrooke	Sherbrooke Airport	45.4386	-71.6914
YSE	America/Vancouver	Squamish	Squamish Airport	49.6800	-123.2000
YSF	America/Regina	Stony Rapids	Stony Rapids Airport	59.2500	-105.8000
YSG	America/Edmonton	Łutselk'e	Lutselk'e Airport		
YSH	America/Toronto	Smiths Falls	Smiths Falls-Montague Airport	44.9458	-75.9406
YSI	America/Toronto	Fryingpan Island	Parry Sound/Frying Pan Island-Sans Souci Water Aerodrome	45.1669	-80.1326
YSJ	America/Moncton	Saint John	Saint John Airport	45.3161	-65.8903
YSK	America/Iqaluit	Sanikiluaq	Sanikiluaq Airport	56.5500	-79.2200
YSL	America/Moncton	Saint-Léonard	Saint-Léonard Airport	47.1575	-67.8347
YSM	America/Edmonton	Fort Smith	Fort Smith Airport	60.0203	-111.9619
YSN	America/Vancouver	Salmon Arm	Salmon Arm Airport	50.6828	-119.2290
YSO	America/Goose_Bay	Postville	Postville Airport	54.9103	-59.7857
YSP	America/Toronto	Marathon	Marathon Airport	48.7553	-86.3444
YSQ	Asia/Shanghai	Songyuan	Songyuan Chaganhu Airport		
YSR	America/Iqaluit	Nanisivik	Nanisivik Airport		
YST	America/Winnipeg	St. Theresa Point	St. Theresa Point Airport	53.8456	-94.8519
YSU	America/Halifax	Summerside	Summerside Airport		
YSX	America/Vancouver	Bella Bella	Bella Bella/Shearwater Water Aerodrome	52.1485	-128.0869
YSZ	America/Vancouver	Squirrel Cove	Squirrel Cove Airport	50.0659	-124.9335
YTA	America/Toronto	Pembroke	Pembroke Airport	45.8644	-77.2517
YTB	America/Vancouver	Hartley Bay	Hartley Bay Water Aerodrome	53.4233	-129.2507
YTC	America/Vancouver	Sturdee	Sturdee Airport	57.2045	-127.0924
YTD	America/Winnipeg	Thicket Portage	Thicket Portage Airport	55.3189	-97.7078
YTE	America/Iqaluit	Kinngait	Cape Dorset Airport	64.2309	-76.5286
YTF	America/Toronto	Alma	Alma Airport	48.5089	-71.6419
YTG	America/Vancouver	Sullivan Bay	Sullivan Bay Water Aerodrome	50.8846	-126.8317
YTH	America/Winnipeg	Thompson	Thompson Municipal Airport	55.8011	-97.8642
YTJ	America/Toronto	Terrace Bay	Terrace Bay Airport		
YTL	America/Winnipeg	Kitchenuhmaykoosib Inninuwug First Nation	Big Trout Lake Airport	53.8186	-89.8983
YTM	America/Toronto	La Macaza	La Macaza / Mont-Tremblant International Inc Airport	46.4094	-74.7800
YTN	America/Montreal	Rivière-au-Tonnerre	Rivière-au-Tonnerre Airfield	50.2770	-64.7542
YTP	America/Vancouver	Tofino	Tofino Harbour Water Aerodrome		
YTQ	America/Toronto	Tasiujaq	Tasiujaq Airport	58.6667	-69.9562
YTR	America/Toronto	Trenton	CFB Trenton	44.1189	-77.5281
YTS	America/Toronto	Timmins	Timmins/Victor M. Power Airport	48.5692	-81.3748
YTT	America/Regina	Tisdale	Tisdale Airport	52.8368	-104.0664
YTU	America/Vancouver	Tasu	Tasu Seaplane Base		
YTX	America/Vancouver	Telegraph Creek	Telegraph Creek Airport	57.9134	-131.1267
YTY	Asia/Shanghai	Yangzhou	Yangzhou Taizhou Airport	32.5631	119.7190
YTZ	America/Toronto	Toronto	Billy Bishop Toronto City Airport	43.6297	-79.3983
YUA	Asia/Shanghai	Yuanmou	Yuanmou Airport	25.7343	101.8827
YUD	America/Toronto	Umiujaq	Umiujaq Airport	56.5333	-76.5167
YUE	Australia/Darwin	Yuendumu	Yuendumu Airport	-22.2542	131.7822
YUK	Asia/Yerevan	Kapan	Syunik Airport	39.2023	46.4553
YUL	America/Toronto	Montréal	Montréal-Pierre Elliott Trudeau International Airport	45.4611	-73.7502
YUM	America/Phoenix	Yuma	Yuma International Airport	32.6566	-114.6060
YUS	Asia/Shanghai	Yushu	Yushu Batang	32.8364	97.0361
YUT	America/Rankin_Inlet	Naujaat	Naujaat Airport	66.5214	-86.2247
YUX	America/Iqaluit	Sanirajak	Hall Beach Airport	68.7761	-81.2436
YUY	America/Toronto	Rouyn-Noranda	Rouyn-Noranda Airport	48.2061	-78.8356
YVA	Indian/Comoro	Moroni	Moroni Iconi Airport	-11.7126	43.2427
YVB	America/Toronto	Bonaventure	Bonaventure Airport	48.0711	-65.4603
YVC	America/Regina	La Ronge	La Ronge Airport	55.1514	-105.2619
YVE	America/Vancouver	Vernon	Vernon Regional Airport	50.2472	-119.3304
YVG	America/Edmonton	Vermilion	Vermillon Airport	53.3569	-110.8251
YVM	America/Iqaluit	Qikiqtarjuaq	Qikiqtarjuaq Airport	67.5458	-64.0314
YVN	America/Iqaluit	Cape Dyer	Cape Dyer	66.5919	-61.5733
YVO	America/Toronto	Val-d'Or	Val-d'Or Airport	48.0502	-77.7828
YVP	America/Toronto	Kuujjuaq	Kuujjuaq Airport	58.0923	-68.4249
YVR	America/Vancouver	Vancouver	Vancouver International Airport	49.1949	-123.1792
YVT	America/Regina	Buffalo Narrows	Buffalo Narrows Airport	55.8419	-108.4175
YVZ	America/Winnipeg	Deer Lake	Deer Lake Airport		
YWA	America/Toronto	Petawawa	Petawawa Airport	45.9522	-77.3192
YWB	America/Toronto	Kangiqsujuaq	Kangiqsujuaq Airport	61.5885	-71.9295
YWG	America/Winnipeg	Winnipeg	Winnipeg J. A. Richardson International Airport	49.9057	-97.2335
YWH	America/Vancouver	Victoria	Victoria Inner Harbour Seaplane Base	48.4241	-123.3720
YWK	America/Goose_Bay	Wabush	Wabush Airport	52.9219	-66.8644
YWL	America/Vancouver	Williams Lake	Williams Lake Airport	52.1831	-122.0542
YWM	America/St_Johns	Williams Harbour	Williams Harbour Airport	52.5669	-55.7847
YWN	America/Toronto	Winisk	Winisk Airport	55.2289	-85.1289
YWO	America/Cambridge_Bay	Lupin Mine	Lupin Mine Airport		
YWP	America/Toronto	Webequie	Webequie Airport	52.9607	-87.3749
YWQ	America/Toronto	Passes-Dangereuses	Chute-Des-Passes Airport	49.8869	-71.2566
YWR	America/Toronto	White River	White River Seaplane Base	48.6031	-85.2753
YWS	America/Vancouver	Whistler	Whistler Green Lake Water Aerodrome	50.1449	-122.9502
YXC	America/Edmonton	Cranbrook	Cranbrook/Canadian Rockies International Airport	49.6122	-115.7819
YXD	America/Edmonton	Edmonton	Edmonton City Centre Airport	53.5725	-113.5206
YXE	America/Regina	Saskatoon	Saskatoon John G. Diefenbaker International Airport	52.1708	-106.6997
YXH	America/Edmonton	Medicine Hat	Medicine Hat Airport	50.0189	-110.7208
YXJ	America/Dawson_Creek	Fort St. John	Fort St. John Airport	56.2381	-120.7403
YXK	America/Toronto	Rimouski	Rimouski Airport	48.4781	-68.4969
YXL	America/Winnipeg	Sioux Lookout	Sioux Lookout Airport	50.1139	-91.9053
YXN	America/Rankin_Inlet	Whale Cove	Whale Cove Airport	62.2403	-92.5977
YXP	America/Iqaluit	Pangnirtung	Pangnirtung Airport	66.1450	-65.7136
YXQ	America/Whitehorse	Beaver Creek	Beaver Creek Airport		
YXR	America/Toronto	Earlton	Earlton Airport	47.6958	-79.8521
YXS	America/Vancouver	Prince George	Prince George Airport	53.8874	-122.6760
YXT	America/Vancouver	Terrace	Northwest Regional Airport Terrace-Kitimat	54.4685	-128.5762
YXU	America/Toronto	London	London International Airport	43.0299	-81.1489
YXX	America/Vancouver	Vancouver	Abbotsford International Airport	49.0253	-122.3774
YXY	America/Whitehorse	Whitehorse	Erik Nielsen Whitehorse International Airport	60.7096	-135.0673
YXZ	America/Toronto	Wawa	Wawa Airport	47.9667	-84.7867
YYA	Asia/Shanghai	Yueyang	Yueyang Sanhe Airport	29.3138	113.2811
YYB	America/Toronto	North Bay	North Bay/Jack Garland Airport	46.3631	-79.4240
YYC	America/Edmonton	Calgary	Calgary International Airport	51.1293	-114.0129
YYD	America/Vancouver	Smithers	Smithers Airport	54.8247	-127.1828
YYE	America/Fort_Nelson	Fort Nelson	Northern Rockies Regional Airport	58.8369	-122.5996
YYF	America/Vancouver	Penticton	Penticton Regional Airport	49.4631	-119.6022
YYG	America/Halifax	Charlottetown	Charlottetown Airport	46.2900	-63.1211
YYH	America/Cambridge_Bay	Taloyoak	Taloyoak Airport	69.5467	-93.5767
YYJ	America/Vancouver	Victoria	Victoria International Airport	48.6469	-123.4258
YYL	America/Winnipeg	Lynn Lake	Lynn Lake Airport	56.8639	-101.0761
YYM	America/Edmonton	Cowley	Cowley Airport		
YYN	America/Regina	Swift Current	Swift Current Airport	50.2919	-107.6906
YYQ	America/Winnipeg	Churchill	Churchill Airport	58.7405	-94.0727
YYR	America/Goose_Bay	Happy Valley-Goose Bay	CFB Goose Bay	53.3192	-60.4258
YYT	America/St_Johns	St. John's	St. John's International Airport	47.6160	-52.7431
YYU	America/Toronto	Kapuskasing	Kapuskasing Airport	49.4139	-82.4675
YYW	America/Toronto	Armstrong	Armstrong Airport	50.2903	-88.9097
YYY	America/Toronto	Mont-Joli	Mont-Joli Airport	48.6048	-68.2121
YYZ	America/Toronto	Toronto	Toronto Pearson International Airport	43.6807	-79.6129
YZA	America/Vancouver	Ashcroft	Cache Creek Airport	50.7738	-121.3213
YZC	America/Dawson_Creek	Beatton River Provincial Park	Beatton River Airport		
YZE	America/Toronto	Gore Bay	Gore Bay-Manitoulin Airport	45.8839	-82.5708
YZF	America/Edmonton	Yellowknife	Yellowknife Airport	62.4628	-114.4403
YZG	America/Toronto	Salluit	Salluit Airport	62.1792	-75.6673
YZH	America/Edmonton	Slave Lake	Slave Lake Airport	55.2931	-114.7772
YZP	America/Vancouver	Sandspit	Sandspit Airport	53.2543	-131.8138
YZR	America/Toronto	Sarnia	Sarnia Chris Hadfield Airport	42.9994	-82.3089
YZS	America/Atikokan	Coral Harbour	Coral Harbour Airport	64.1933	-83.3594
YZT	America/Vancouver	Port Hardy	Port Hardy Airport	50.6806	-127.3667
YZU	America/Edmonton	Whitecourt	Whitecourt Airport	54.1439	-115.7867
YZV	America/Toronto	Sept-Îles	Sept-Îles Airport	50.2233	-66.2656
YZW	America/Whitehorse	Teslin	Teslin Airport	60.1728	-132.7428
YZX	America/Halifax	Greenwood	CFB Greenwood	44.9844	-64.9169
YZY	Asia/Shanghai	Zhangye	Zhangye Ghanzhou Airport	38.8031	100.6753
YZZ	America/Vancouver	Trail	Trail Airport	49.0568	-117.6079
ZAA	America/Vancouver	Alice Arm	Alice Arm/Silver City Seaplane Base	55.4719	-129.4952
ZAC	America/Winnipeg	York Landing	York Landing Airport	56.0894	-96.0892
ZAD	Europe/Zagreb	Zadar	Zadar Airport	44.1083	15.3467
ZAG	Europe/Zagreb	Zagreb	Zagreb Franjo Tuđman Airport	45.7406	16.0683
ZAH	Asia/Tehran	Zahedan	Zahedan International Airport	29.4757	60.9062
ZAI	America/Argentina/Salta	Embarcación	Embarcacion Airport		
ZAJ	Asia/Kabul	Zaranj	Zaranj Airport	30.9722	61.8661
ZAL	America/Santiago	Valdivia	Pichoy Airport		
ZAM	Asia/Manila	Zamboanga	Zamboanga International Airport	6.9224	122.0604
ZAO	Europe/Paris	Cahors	Cahors Lalbenque Airport	44.3514	1.4753
ZAR	Africa/Lagos	Zaria	Zaria Airport	11.1302	7.6858
ZAT	Asia/Shanghai	Zhaotong	Zhaotong Airport	27.3200	103.8000
ZAZ	Europe/Madrid	Zaragoza	Zaragoza Airport	41.6662	-1.0415
ZBF	America/Moncton	Bathurst	Bathurst Airport	47.6297	-65.7389
ZBM	America/Toronto	Bromont	Roland-Désourdy Airport	45.2908	-72.7414
ZBO	Australia/Brisbane	Bowen	Bowen Airport	-20.0200	148.2000
ZBR	Asia/Tehran	Chabahar	Konarak International Airport	25.4433	60.3821
ZBY	Asia/Vientiane	Sainyabuli	Sayaboury Airport	19.2437	101.7095
ZCL	America/Monterrey	Zacatecas	General Leobardo C. Ruiz International Airport	22.8971	-102.6869
ZCN	Europe/Berlin	Celle	Celle		
ZCO	America/Santiago	Temuco	La Araucanía International Airport	-38.9255	-72.6510
ZDY	Asia/Dubai	Dalmā Island	Dalma Airport	24.5031	52.3359
ZEC	Africa/Johannesburg	Secunda	Secunda Airport		
ZEL	America/Vancouver	Bella Bella	Bella Bella Airport	52.1819	-128.1553
ZEM	America/Toronto	Eastmain	Eastmain River Airport	52.2293	-78.5219
ZFA	America/Whitehorse	Faro	Faro Airport		
ZFD	America/Regina	Fond-du-Lac	Fond-Du-Lac Airport	59.3344	-107.1820
ZFL	Asia/Shanghai	Zhaosu	Zhaosu Tianma Airport	43.1075	81.1604
ZFW	America/Edmonton	Fairview	Fairview Airport	56.0802	-118.4366
ZGC	Asia/Shanghai	Lanzhou	Lanzhou Zhongchuan Airport		
ZGF	America/Vancouver	Grand Forks	Grand Forks Airport	49.0156	-118.4306
ZGI	America/Winnipeg	Gods River	Gods River Airport	54.8397	-94.0786
ZGM	Africa/Lusaka	Ngoma	Ngoma	-15.9700	25.9500
ZGR	America/Winnipeg	Little Grand Rapids	Little Grand Rapids Airport	52.0456	-95.4658
ZGS	America/Blanc-Sablon	La Romaine	La Romaine Airport	50.2591	-60.6690
ZGU	Pacific/Efate	Gaua Island	Gaua Island Airport	-14.2181	167.5870
ZHA	Asia/Shanghai	Zhanjiang	Zhanjiang Airport	21.2145	110.3585
ZHM	Asia/Dhaka	Shamshernagar	Shamshernagar Airport	24.3800	91.9200
ZHP	America/Edmonton	High Prairie	High Prairie Airport	55.3936	-116.4753
ZHY	Asia/Shanghai	Zhongwei	Zhongwei Airport	37.5704	105.1520
ZIA	Europe/Moscow	Moscow	Zhukovsky International Airport	55.5532	38.1495
ZIC	America/Santiago	Victoria	Victoria Airport	-38.2200	-72.3300
ZIG	Africa/Dakar	Ziguinchor	Ziguinchor Airport	12.5557	-16.2827
ZIH	America/Mexico_City	Ixtapa-Zihuatanejo	Ixtapa-Zihuatanejo International Airport	17.6016	-101.4605
ZIS	Africa/Tripoli	Zintan	Zintan Airport	31.7760	12.2498
ZIX	Asia/Yakutsk	Zhigansk	Zhigansk Airport	66.7966	123.3614
ZIZ	Asia/Karachi	Zamzama	Zamzama Airport	26.7378	67.6686
ZJG	America/Winnipeg	Jenpeg	Jenpeg Airport	54.5189	-98.0461
ZJN	America/Winnipeg	Swan River	Swan River Airport	52.1206	-101.2364
ZKE	America/Toronto	Kashechewan	Kashechewan Airport		
ZKG	America/Blanc-Sablon	Kegaska	Kegaska Airport	50.1958	-61.2658
ZKL	Asia/Shanghai	Zigong	Zigong Fengming General Airport	29.3781	104.6260
ZKM	Africa/Libreville	Setté Cama	Sette Cama Airport	-2.5330	9.7670
ZKP	Asia/Magadan	Zyryanka	Zyryanka Airport	65.7470	150.8915
ZLO	America/Mexico_City	Manzanillo	Playa de Oro International Airport		
ZLT	America/Blanc-Sablon	La Tabatière	La Tabatière Airport	50.8308	-58.9756
ZLX	Africa/Khartoum	Zalinjay	Zalengei Airport	12.9445	23.5632
ZMD	America/Rio_Branco	Sena Madureira	Sena Madureira Airfield	-9.0717	-68.6543
ZMH	America/Vancouver	108 Mile Ranch	South Cariboo Regional Airport	51.7337	-121.3318
ZMT	America/Vancouver	Masset	Masset Airport	54.0275	-132.1253
ZNA	America/Vancouver	Nanaimo	Nanaimo Harbour Water Airport	49.1694	-123.9355
ZNC	America/Anchorage	Nyac	Nyac Airport	60.9800	-160.0000
ZND	Africa/Niamey	Zinder	Zinder Airport	13.7790	8.9838
ZNE	Australia/Perth	Newman	Newman Airport	-23.4178	119.8028
ZNU	America/Vancouver	Namu	Namu Seaplane Base	51.8580	-127.8721
ZNZ	Africa/Dar_es_Salaam	Zanzibar	Abeid Amani Karume International Airport	-6.2220	39.2249
ZOF	America/Vancouver	Ocean Falls	Ocean Falls Seaplane Base	52.3518	-127.6981
ZOS	America/Santiago	Osorno	Cañal Bajo Carlos - Hott Siebert Airport	-40.6112	-73.0610
ZPB	America/Winnipeg	Sachigo Lake	Sachigo Lake Airport	53.8200	-92.1300
ZPC	America/Santiago	Pucón	Pucón Airport		
ZPH	America/New_York	Zephyrhills	Zephyrhills Municipal Airport	28.2300	-82.1700
ZPO	America/Regina	Pinehouse Lake	Pinehouse Lake Airport	55.5274	-106.5824
ZPQ	Europe/Berlin	Rheine	Rheine-Bentlage Air Base	52.2912	7.3870
ZQN	Pacific/Auckland	Queenstown	Queenstown Airport	-45.0184	168.7401
ZQS	America/Vancouver	Haida Gwaii	Queen Charlotte Seaplane Base		
ZQW	Europe/Berlin	Saarbrücken	Zweibrücken Airport	49.2095	7.4006
ZQZ	Asia/Shanghai	Zhangjiakou	Zhangjiakou Ningyuan Airport	40.7392	114.9310
ZRH	Europe/Zurich	Zürich	Zurich Airport	47.4526	8.5605
ZRI	Asia/Jayapura	Serui	Serui	-1.8740	136.2390
ZRJ	America/Winnipeg	North Caribou Lake First Nation	Round Lake Airport	52.9436	-91.3128
ZRM	Asia/Jayapura	Sarmi	Sarmi Orai Airport	-1.8742	138.7544
ZSA	America/Nassau	San Salvador Island	San Salvador Airport	24.0633	-74.5240
ZSE	Indian/Reunion	Saint-Pierre	Saint-Pierre - Pierrefonds Airport	-21.3200	55.4236
ZSJ	America/Winnipeg	Sandy Lake	Sandy Lake Airport	53.0700	-93.3300
ZSS	Africa/Abidjan	Sassandra	Sassandra Airport	4.9309	-6.1320
ZST	America/Vancouver	Stewart	Stewart Airport	55.9333	-129.9833
ZSW	America/Vancouver	Prince Rupert	Prince Rupert/Seal Cove Seaplane Base	54.3310	-130.2818
ZTA	Pacific/Tahiti	Atoll Tureia	Tureia Airport	-20.7897	-138.5700
ZTB	America/Blanc-Sablon	Tête-à-la-Baleine	Tête-à-la-Baleine Airport	50.6744	-59.3836
ZTH	Europe/Athens	Zakynthos	Zakynthos International Airport	37.7508	20.8843
ZTM	America/Winnipeg	Shamattawa	Shamattawa Airport	55.8700	-92.0800
ZTR	Europe/Kyiv	Zhytomyr	Zhytomyr Airport	50.2707	28.7389
ZTS	America/Vancouver	Tahsis	Tahsis Seaplane Base	49.9207	-126.6531
ZTU	Asia/Baku	Zaqatala	Zaqatala International Airport	41.5622	46.6672
ZUC	America/Winnipeg	Ignace	Ignace Municipal Airport	49.4297	-91.7178
ZUD	America/Santiago	Ancud	Pupelde	-41.9000	-73.8000
ZUH	Asia/Shanghai	Zhuhai	Zhuhai Jinwan Airport	22.0064	113.3760
ZUM	America/Goose_Bay	Churchill Falls	Churchill Falls Airport	53.5619	-64.1064
ZVA	Indian/Antananarivo	Miandrivazo	Miandrivazo Airport	-19.5643	45.4514
ZVK	Asia/Vientiane	Savannakhet	Savannakhet Airport	16.5566	104.7595
ZWK	Europe/Warsaw	Suwałki	Suwalki Airfield		
ZWL	America/Regina	Wollaston Lake	Wollaston Lake Airport	58.1200	-103.2000
ZXT	Asia/Baku	Baku	Zabrat Airport	40.4968	49.9729
ZYI	Asia/Shanghai	Zunyi	Zunyi Xinzhou Airport	27.5908	106.9982
ZYL	Asia/Dhaka	Sylhet	Osmani International Airport	24.9500	91.8700
ZZE	Asia/Baku	Zangilan	Zangilan International Airport	39.0944	46.7342
ZZH	Asia/Shanghai	Taozhuang	Zaozhuang Yiyun Airport		
ZZO	Asia/Sakhalin	Zonalnoye	Zonalnoye Airport	50.6682	142.7611
ZZU	Africa/Blantyre	Mzuzu	Mzuzu Airport	-11.4500	34.0200
ZZV	America/New_York	Zanesville	Zanesville Municipal Airport	39.9500	-81.8800
`;
