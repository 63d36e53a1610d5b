-- What was found wrong with a number was kept as a German sentence; from here on as a code.
UPDATE "caller_numbers" SET "problem" = CASE
  WHEN "problem" LIKE 'Die Nummer gehört nicht mehr zum Konto beim Anbieter.%' THEN 'gone'
  WHEN "problem" LIKE 'Mit dieser Nummer kann man beim Anbieter nicht telefonieren,%' THEN 'cannot-call'
  WHEN "problem" LIKE 'Die Absendernummer gehört nicht zu Ihrem Konto.%' THEN 'refused-21210'
  WHEN "problem" LIKE 'Die Absendernummer ist ungültig.%' THEN 'refused-21212'
  ELSE 'unknown'
END WHERE "problem" IS NOT NULL;
