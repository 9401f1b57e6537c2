/** What people in Canada call groups of provinces, each list of names separated by "|". */
export const CA_AREA_NAMES: Readonly<Record<string, readonly string[]>> = {
  "maritimes|les maritimes|provinces maritimes": ["new-brunswick", "nova-scotia", "prince-edward-island"],
  prairies: ["alberta", "manitoba", "saskatchewan"],
  "atlantic provinces|provinces de l’atlantique": [
    "new-brunswick",
    "newfoundland-and-labrador",
    "nova-scotia",
    "prince-edward-island",
  ],
};
