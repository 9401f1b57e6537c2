/** What people in Canada call groups of provinces, each list of names separated by "|". */
export const CA_AREA_NAMES: Readonly<Record<string, readonly string[]>> = {
  "maritimes|les maritimes|provinces maritimes": ["new-brunswick", "nova-scotia", "prince-edward-island"],
  "n.-b.": ["new-brunswick"],
  "n.-é.": ["nova-scotia"],
  "c.-b.": ["british-columbia"],
  "î.-p.-é.": ["prince-edward-island"],
  "t.-n.-l.": ["newfoundland-and-labrador"],
  prairies: ["alberta", "manitoba", "saskatchewan"],
  "atlantic provinces|provinces de l’atlantique": [
    "new-brunswick",
    "newfoundland-and-labrador",
    "nova-scotia",
    "prince-edward-island",
  ],
};
