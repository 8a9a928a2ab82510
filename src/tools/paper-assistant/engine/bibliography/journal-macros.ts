/**
 * Journal macros in the BibTeX of the Astrophysics Data System (AASTeX, "Journal abbreviations"). Astronomy classes
 * define them; for other classes, the draft does.
 */
export const journalMacros: ReadonlyMap<string, string> = new Map(
  `aj=AJ|actaa=Acta Astron.|araa=ARA&A|apj=ApJ|apjl=ApJ|apjs=ApJS|ao=Appl. Opt.|apss=Ap&SS|aap=A&A|aapr=A&A Rev.|aaps=A&AS
azh=AZh|baas=BAAS|bac=Bull. astr. Inst. Czechosl.|caa=Chinese Astron. Astrophys.|cjaa=Chinese J. Astron. Astrophys.
icarus=Icarus|jcap=J. Cosmology Astropart. Phys.|jrasc=JRASC|memras=MmRAS|mnras=MNRAS|na=New A|nar=New A Rev.|pra=Phys. Rev. A
prb=Phys. Rev. B|prc=Phys. Rev. C|prd=Phys. Rev. D|pre=Phys. Rev. E|prl=Phys. Rev. Lett.|pasa=PASA|pasp=PASP|pasj=PASJ
rmxaa=Rev. Mexicana Astron. Astrofis.|qjras=QJRAS|skytel=S&T|solphys=Sol. Phys.|sovast=Soviet Ast.|ssr=Space Sci. Rev.|zap=ZAp
nat=Nature|iaucirc=IAU Circ.|aplett=Astrophys. Lett.|apspr=Astrophys. Space Phys. Res.|bain=Bull. Astron. Inst. Netherlands
fcp=Fund. Cosmic Phys.|gca=Geochim. Cosmochim. Acta|grl=Geophys. Res. Lett.|jcp=J. Chem. Phys.|jgr=J. Geophys. Res.
jqsrt=J. Quant. Spec. Radiat. Transf.|memsai=Mem. Soc. Astron. Italiana|nphysa=Nucl. Phys. A|physrep=Phys. Rep.|physscr=Phys. Scr
planss=Planet. Space Sci.|procspie=Proc. SPIE`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split('=') as [string, string]),
);
