/** What people in Canada call groups of provinces, each list of names separated by "|". */
export const CA_AREA_NAMES: Readonly<Record<string, readonly string[]>> = {
  "maritimes|les maritimes|provinces maritimes": ["new-brunswick", "nova-scotia", "prince-edward-island"],
  "ouest canadien|l'ouest canadien|western canada": ["alberta", "british-columbia", "manitoba", "saskatchewan"],
  "est du canada|eastern canada": ["new-brunswick", "newfoundland-and-labrador", "nova-scotia", "ontario", "quebec"],
  "n.-b.": ["new-brunswick"],
  "n.-é.": ["nova-scotia"],
  "c.-b.": ["british-columbia"],
  "î.-p.-é.": ["prince-edward-island"],
  "t.-n.-l.|terre-neuve|labrador": ["newfoundland-and-labrador"],
  "prairies|les prairies|provinces des prairies": ["alberta", "manitoba", "saskatchewan"],
  "atlantic provinces|provinces de l’atlantique|provinces atlantiques|canada atlantique|atlantique canadien|atlantique":
    ["new-brunswick", "newfoundland-and-labrador", "nova-scotia", "prince-edward-island"],
};
