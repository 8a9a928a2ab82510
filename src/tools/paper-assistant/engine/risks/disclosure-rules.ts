import { isOwnWork, type RiskRule, saidIn, sentencesWhere } from './rule.ts';

/** Rules on disclosures: software, crowd workers, misuse, raters. */
export const disclosureRules: readonly RiskRule[] = [
  {
    id: 'software-without-version',
    severity: 'low',
    title: 'Software without its version',
    why: 'Results can change with the version; a reader who repeats the work needs to know it.',
    add: 'Give the version of each program and package, and where your own code is.',
    find: (context) =>
      sentencesWhere(
        context,
        1,
        ({ move, lower, words }) =>
          isOwnWork(move) && move !== 'limitation' && software.test(words) && !version.test(lower),
      ),
  },
  {
    id: 'crowd-workers-without-pay',
    severity: 'medium',
    kind: 'absence',
    found: 'The pay of crowd workers is given',
    title: 'Crowd workers took part, and their pay is not given',
    why: 'Many venues ask how the workers were recruited, what they were paid, and whether that is a fair wage.',
    add: 'Give the platform, the pay per task, the time that a task took, and who could take part.',
    when: ({ sentences }) => sentences.some(({ move, lower }) => isOwnWork(move) && crowd.test(lower)),
    evidence: (context) => saidIn(context, paid),
  },
  {
    id: 'misuse-not-discussed',
    severity: 'medium',
    kind: 'absence',
    found: 'Possible misuse is discussed',
    title: 'It could be misused, and the text does not say so',
    why: 'What lets some people find, rank or harm others can be turned against them; reviewers ask for safeguards.',
    add: 'Say who could misuse it and how, and what you did or advise against it.',
    when: ({ sentences }) => sentences.some(({ move, lower }) => isOwnWork(move) && misusable.test(lower)),
    evidence: (context) => saidIn(context, safeguards),
  },
  {
    id: 'assessor-not-blinded',
    severity: 'medium',
    title: 'Who assessed knew the answer',
    why: 'An assessor who knows the group or another test’s result tends to find what is expected.',
    add: 'Say why it could not be blinded, and how far this could have changed the result.',
    find: (context) =>
      sentencesWhere(
        context,
        1,
        ({ move, lower }) =>
          isOwnWork(move) && move !== 'limitation' && knew.test(lower) && assesses.test(lower) && !unknown.test(lower),
      ),
  },
];

const software =
  /\b(?:SPSS|Stata|SAS|MATLAB|Matlab|NetLogo|NVivo|MAXQDA|ATLAS\.ti|ImageJ|GraphPad|Python(?! (?:\p{L}+ )?(?:projects?|packages|code(?:bases?)?|programs|developers|repositories|communit(?:y|ies)|ecosystem|libraries|functions|files|tests|applications))|PyTorch|TensorFlow|scikit-learn|COMSOL|ANSYS|Ansys|Abaqus|OpenFOAM|ArcGIS|QGIS|LAMMPS|GROMACS|VASP|EViews|JASP|Mplus|RevMan|Simulink|LabVIEW|Gephi|AnyLogic|Geant4|BEAST|QIIME ?2?|Quantum ESPRESSO|EnergyPlus|SolidWorks|Praat|PsychoPy|Mathematica|jamovi|Minitab|OriginPro|Igor Pro|Fiji|AntConc|MALLET|spaCy|NLTK|Transkribus|OpenCV|Keras|XGBoost|Qiskit|QuTiP|ROS|Gazebo|HFSS|LS-DYNA|Nastran|SUMO|VISSIM|Vissim|Aspen Plus|EPANET|SWMM|PSCAD|OpenSees|ETABS|FLUKA|MCNP|TRNSYS|PVsyst|HEC-RAS|MODFLOW|Metashape|REDCap|Covidence|Rayyan|gretl|Scilab|Dedoose)\b|\b(?:in|with|using) R\b(?! ?[²^=\d-])|\bR packages?\b/u;

const version =
  /\bv(?:ersion|\.)? ?\d|\([a-z][\w.]{0,30} \d{1,3}\.\d|\d{1,30}\.\d+\.\d+|\br20\d\d|\b(?:spss|stata|sas|matlab|netlogo|nvivo|maxqda|atlas\.ti|imagej|graphpad|prism|python|pytorch|tensorflow|scikit-learn|comsol|ansys|abaqus|openfoam|arcgis|qgis|lammps|gromacs|vasp|eviews|jasp|mplus|revman|simulink|labview|gephi|anylogic|geant4|beast|energyplus|solidworks|praat|psychopy|mathematica|jamovi|minitab|originpro|fiji|antconc|mallet|spacy|nltk|transkribus|opencv|keras|xgboost|qiskit|qutip|ros|gazebo|hfss|ls-dyna|nastran|sumo|vissim|plus|epanet|swmm|pscad|opensees|etabs|fluka|mcnp|trnsys|pvsyst|hec-ras|modflow|metashape|redcap|multiphysics|statistics|pro|r)\b[\s(,-]{0,3}(?:r|v|version )?\d/;

const crowd =
  /\bmturk\b|\bmechanical turk|\bprolific\b(?! (?:author|writer|growth))|\bcrowd[- ]?work|\bcrowd[- ]?sourc|\bclickwork|\bcloudresearch\b|\bcrowdflower\b|\bfigure eight\b|\bappen\b/;

const paid =
  /\bpaid\b|\bpay(?:ment|ments)?\b|\bcompensat|\breward(?:ed|s)?\b|\bwages?\b|\bper hour\b|\bper task\b|[$€£] ?\d|\b\d+(?:\.\d+)? ?(?:usd|eur|gbp|euros?|dollars?|cents?|pounds?)\b|\bunpaid\b|\bvolunteer(?:s|ed)?\b/;

const misusable =
  /\b(?:police|tax office|authorit(?:y|ies)|governments?|military|employers?|insurers?|banks?|landlords?)\b[^.]{0,60}\b(?:rank|identif|track|find|target|screen|monitor|detect|flag|select)\w*\b[^.]{0,60}\b(?:single|individual|people|persons?|households?|citizens?|workers?|employees|migrants?|protesters?|users?|applicants?)\b|\b(?:(?:mass|video|camera|covert|workplace|police|state) surveillance|surveillance (?:cameras?|footage|tools?|software|technolog\w+)|face recognition|facial recognition|deep ?fakes?|bioweapons?|gain[- ]of[- ]function|nerve agents?|jailbreaks?|malware|phishing|re-?identif\w+|de-?anonymi[sz]\w+)\b|\bmore (?:virulent|transmissible|lethal|toxic)\b|\b(?:explosives?|chemical weapons?|nerve gas|weapons?|pathogens?)\b[^.]{0,60}\b(?:synthesi[sz]\w+|recipe|produc\w+|design\w*|build)\b|\b(?:track|locate|identify|recogni[sz]e|follow|listen to|eavesdrop on|spy on|impersonate|clone)\w* (?:the )?(?:voices? of )?(?:people|persons?|individuals?|pedestrians|protesters|citizens|anyone|any person|everyone|speakers?|any drivers?|drivers|passers-by|whoever)\b|\b(?:spoof(?:ing|s|ed)?|voice cloning|password guess\w*|crack(?:s|ed|ing)? passwords?|fake (?:news|reviews|accounts|profiles)|disinformation|persua(?:de|ding|sive) (?:voters|users|messages)|predictive policing|border control|drones? swarms?)\b|\b(?:bypass|evade)s? (?:the )?(?:filters?|detection|safeguards?|moderation)\b|\b(?:rank|find|pick|find out) (?:out )?(?:who|tenants|applicants|employees|customers|patients|neighbou?rs|migrants|voters)\b|\breveals? (?:when|whether|where) (?:the )?(?:residents?|owners?|people|tenants|family|workers|users)\b|\b(?:reads?|recogni[sz]es?) (?:licen[cs]e|number) plates\b|\b(?:infer|predict|guess|reveal)(?:s|ed|ing)? (?:the )?(?:[a-z]+ ){0,3}(?:sexual orientation|religion|ethnicity|political (?:views?|orientation)|hiv status|immigration status|undeclared income|hidden income)\b/;

const safeguards =
  /\bmisus|\bdual[- ]use|\bsafeguard|\babus(?:e|ed|ive)\b|\bharmful\b|\bresponsible disclosure\b|\bprivacy\b|\bsurveillance\b[^.]{0,60}\b(?:risk|concern|danger|fear)|\bbiosafety\b|\bbiosecurity\b|\b(?:we )?(?:do|will) not (?:release|publish|share)\b|\bwithheld\b|\bcould be turned against\b|\b(?:countermeasures?|mitigations?|defen[cs]es?|defend(?:s|ing)? against|ethics guidelines)\b|\boutweighs? the (?:risks?|harms?)\b/;

const knew =
  /\b(?:already |also )?knew (?:the|which|what|who|their|about)\b|\bknowing (?:which|who|what|the (?:group|allocation|diagnosis|answer|result))\b|\b(?:therapist|teacher|nurse|physician|doctor|trainer|instructor|coach)s? (?:in charge of|of|who (?:led|ran|taught|gave)) the (?:\p{L}+ )?(?:groups?|class|course|arm|sessions?|training|treatment|baths?|intervention|exercises?)\b|\bnobody was blinded\b|\bwho could see (?:which|who|what|the (?:group|label|allocation))\b|\bwho (?:had )?(?:put (?:on|it)|gave|set up|delivered|made|built|applied|fitted|placed)\b|\b(?:aware|informed) of (?:the )?(?:group|condition|allocation|treatment|diagnosis|result)|\b(?:not|un)[- ]?blind(?:ed)?\b|\b(?:was|were) aware of (?:the )?(?:group|condition|allocation|treatment|result)|\bby the (?:same |very |only )?(?:\p{L}+ )?(?:person|guy|man|woman|student|engineer|technician|author|colleague|nurse|doctor|inventor|seller|vendor|researcher) who (?:had the|had seen|saw|knew|designed|invented|developed|built|made|sold|sells|gave|ran|wrote|labelled|trained)\b|\bsame (?:person|nurse|doctor|physician|researcher|student|pediatrician|surgeon|author|therapist|who)\b[^.]{0,60}\b(?:scored|rated|assessed|judged|graded|measured the outcome)\b|\bwho (?:had )?(?:treated|trained|applied|gave|injected|operated|taught|prescribed|delivered|led|made|did the (?:treatment|surgery|training))\b[^.]{0,50}\b(?:scored|rated|assessed|judged|graded)\b/u;

const assesses =
  /\btimed\b|\bmark(?:ed|ing)\b|\bchecked by\b|\basked (?:for|about) by\b|\bcount(?:ed|ing)\b|\bclassified\b|\bassess|\brat(?:ed|er|ing)|\bscor(?:e|ed|ing)\b|\bread by\b|\bmeasured?\b|\bexamin|\bgraded\b|\bjudged\b|\bcoded\b|\bcoders?\b|\bobservers?\b|\bdiagnos/;

const unknown =
  /(?<!not |un|non-)\bblind(?:ed)?\b|\bneither\b|\b(?:nobody|no one|none|neither|never|without|did not|not) (?:[a-z]+ ){0,2}knew\b|\bknew (?:only|nothing|neither)\b|\b(?:without|not) knowing\b/;
